/** Listens, and ends well: SIGTERM and SIGINT finish requests, cancel jobs, close the database. */

import process from 'node:process';
import { say } from '@lanelab/messages/server';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startFailureText } from './lib/start-failure.ts';

function configuration(): Config | undefined {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(say('server.the-configuration-is-not-right', { message: error.message }));
    return undefined;
  }
}

async function main(config: Config): Promise<void> {
  const app = await buildApp({ config });
  let closing = false;
  const shutDown = (signal: NodeJS.Signals): void => {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'shutting down');
    const late = setTimeout(() => {
      app.log.error(`requests were still open after ${config.SHUTDOWN_MS} ms; ending without them`);
      process.exit(1);
    }, config.SHUTDOWN_MS);
    app.close().then(
      () => {
        clearTimeout(late);
        app.log.info('closed');
      },
      (error: unknown) => {
        app.log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  try {
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    // Threads and connections that have begun would keep the process.
    await app.close();
    throw error;
  }
}

const config = configuration();
if (config === undefined) {
  process.exitCode = 2;
} else {
  await main(config).catch((error: unknown) => {
    process.stderr.write(say('server.the-server-could-not-start', { reason: startFailureText(error, config) }));
    process.exitCode = 1;
  });
}
