import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppLog } from '../logging/app-log';

const LAST_REQUESTS_MS = 15_000;

/**
 * On SIGTERM and SIGINT: not ready at once, no new connections, requests under way may finish for 15 s, then the
 * database and the outbox are closed and the process ends with 0.
 */
export function stopGracefully(app: NestFastifyApplication, log: AppLog, stopAccepting: () => void): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    stopAccepting();
    const timer = setTimeout(() => app.getHttpServer().closeAllConnections(), LAST_REQUESTS_MS);
    app.close().then(
      () => {
        clearTimeout(timer);
        log.info('stopped');
        process.exitCode = 0;
      },
      (error: unknown) => {
        log.error('stopped with an error', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
