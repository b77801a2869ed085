import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino } from 'pino';
import { LogOutput } from './log-output';
import { maskFields, maskText } from './masking';

/** Writes structured log lines to standard output, with personal data masked. */
export class AppLog implements LoggerService {
  private readonly logger;

  constructor(stream: DestinationStream = new LogOutput()) {
    this.logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
  }

  info(message: string, fields: object = {}): void {
    this.logger.info(maskFields(fields), maskText(message));
  }

  warn(message: string, fields: unknown = {}): void {
    this.logger.warn(typeof fields === 'object' && fields !== null ? maskFields(fields) : {}, maskText(String(message)));
  }

  /** Logs an error with its stack. Nest passes the name of its own component in place of `fields`. */
  error(message: string, error?: unknown, fields: object | string = {}): void {
    const cause = error === undefined ? {} : { error: maskText(error instanceof Error ? (error.stack ?? error.message) : String(error)) };
    this.logger.error({ ...maskFields(typeof fields === 'string' ? { part: fields } : fields), ...cause }, maskText(String(message)));
  }

  /** Drops Nest's messages about modules and routes. */
  log(): void {
    return undefined;
  }

  fatal(message: string): void {
    this.logger.fatal(maskText(String(message)));
  }
}
