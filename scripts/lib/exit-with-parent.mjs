// Loaded into the server by scripts/lib/server-process.mjs: when the script is killed outright, no signal reaches the
// server, but the channel between the two closes.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
