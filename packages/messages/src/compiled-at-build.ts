/** In a built page the messages are compiled already (`apps/web/messages.config.ts`), so that it need not carry the parser. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export function compiled(message: string | CompiledMessage): CompiledMessage {
  if (typeof message === 'string') throw new Error(`a message was not compiled when the page was built: ${message}`);
  return message;
}
