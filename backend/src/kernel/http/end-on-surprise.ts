import type { AppLog } from '../logging/app-log';

/** Ends the process with 1 after an uncaught error, since its state is unknown then; its supervisor starts a new one. */
export function endOnSurprise(log: AppLog): void {
  const end = (error: unknown) => {
    log.error('ending after an error that nobody caught', error);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
