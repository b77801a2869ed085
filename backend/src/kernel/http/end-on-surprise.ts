import type { AppLog } from '../logging/app-log';

/** After an error nobody caught, the state of the process is unknown: whoever watches it starts a new one. */
export function endOnSurprise(log: AppLog): void {
  const end = (error: unknown) => {
    log.error('ending after an error that nobody caught', error);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
