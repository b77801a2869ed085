import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppLog } from '../logging/app-log';
import { EndlessAnswers } from './endless-answers';
import type { RequestsUnderWay } from './requests-under-way';

const LAST_REQUESTS_MS = 15_000;
const END_WITHIN_MS = 2000;

type Parts = { readonly log: AppLog; readonly requests: RequestsUnderWay; readonly stopAccepting: () => void };

/**
 * Stops the process on SIGTERM and SIGINT: readiness and streams end at once, running requests may finish for 15 s, then connections,
 * outbox and database are closed and the process ends with 0, or with 1 where closing failed.
 */
export function stopGracefully(app: NestFastifyApplication, { log, requests, stopAccepting }: Parts): void {
  let isStopping = false;
  const once = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal, requests: requests.count });
    stop(app, { log, requests, stopAccepting }).then(
      () => endSoon(0),
      (error: unknown) => {
        log.error('stopped with an error', error);
        endSoon(1);
      },
    );
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
}

export async function stop(app: NestFastifyApplication, { log, requests, stopAccepting }: Parts): Promise<void> {
  stopAccepting();
  app.get(EndlessAnswers).endAll();
  await requests.finish(LAST_REQUESTS_MS);
  const closed = app.close();
  app.getHttpServer().closeAllConnections();
  await closed;
  log.info('stopped');
}

/** Lets the process end by itself, so that the last log lines are written; forces it after 2 s. */
function endSoon(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(code), END_WITHIN_MS).unref();
}
