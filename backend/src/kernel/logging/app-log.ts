import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino } from 'pino';
import { LogOutput } from './log-output';
import { maskFields, maskText } from './masking';

/** Structured log lines on standard output; personal data is masked here, once, for everybody. */
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

  /** Nest itself calls it with the name of a part of its own in the third place. */
  error(message: string, error?: unknown, fields: object | string = {}): void {
    const cause = error === undefined ? {} : { error: maskText(error instanceof Error ? (error.stack ?? error.message) : String(error)) };
    this.logger.error({ ...maskFields(typeof fields === 'string' ? { part: fields } : fields), ...cause }, maskText(String(message)));
  }

  /** Nest's own chatter about modules and routes is of no use at run time. */
  log(): void {
    return undefined;
  }

  fatal(message: string): void {
    this.logger.fatal(maskText(String(message)));
  }
}
