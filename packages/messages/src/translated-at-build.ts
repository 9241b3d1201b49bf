/** In a page the build writes the table in the place of this module (`apps/web/translations.config.ts`), in a script of its own. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** The Portuguese message for each English one, both compiled; the key is the English one as JSON. Empty until the build fills it in. */
export const translations: ReadonlyMap<string, CompiledMessage> = new Map();
