/** In Node (server, command line, tests) a message is compiled from its ICU text when it is first needed. */
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';

export function compiled(message: string | CompiledMessage): CompiledMessage {
  return typeof message === 'string' ? compileMessage(message) : message;
}
