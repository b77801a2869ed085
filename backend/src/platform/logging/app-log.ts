import { Injectable, type LoggerService } from '@nestjs/common';
import { destination, pino } from 'pino';
import { maskText, maskValue } from './masking';

/** Structured log lines on standard output; personal data is masked here, once, for everybody. */
@Injectable()
export class AppLog implements LoggerService {
  private readonly logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination({ sync: false }));

  info(message: string, context: object = {}): void {
    this.logger.info(maskValue(context) as object, maskText(message));
  }

  warn(message: string, context: unknown = {}): void {
    this.logger.warn(typeof context === 'object' ? (maskValue(context) as object) : {}, maskText(message));
  }

  error(message: string, error?: unknown, context: object = {}): void {
    const stack = error instanceof Error ? (error.stack ?? error.message) : error === undefined ? undefined : String(error);
    this.logger.error(
      { ...(maskValue(context) as object), ...(stack === undefined ? {} : { error: maskText(stack) }) },
      maskText(String(message)),
    );
  }

  /** Nest's own chatter about modules and routes is of no use at run time. */
  log(): void {
    return undefined;
  }

  fatal(message: string): void {
    this.logger.fatal(maskText(String(message)));
  }
}
