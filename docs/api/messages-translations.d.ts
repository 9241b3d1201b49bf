import { CompiledMessage } from '@lingui/message-utils/compileMessage';

declare const translations: ReadonlyMap<string, CompiledMessage>;
export { translations };
