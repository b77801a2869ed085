import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../domain-error';
import { DatabaseService } from './database.service';
import { NO_DATABASE } from './without-database';

const RETRY_SECONDS = 5;

/** Refuses requests with 503 until the schema is migrated, except those of handlers marked `@WithoutDatabase()`. */
@Injectable()
export class DatabaseReadyGuard implements CanActivate {
  constructor(
    private readonly database: DatabaseService,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const isNotNeeded = this.reflector.getAllAndOverride<boolean | undefined>(NO_DATABASE, [context.getHandler(), context.getClass()]);
    if (this.database.isPrepared || isNotNeeded === true) return true;
    throw new DomainError('UNAVAILABLE', { detail: 'All Talent is starting. Please try again in a moment.', retryAfter: RETRY_SECONDS });
  }
}
