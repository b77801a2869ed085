import { Global, Module } from '@nestjs/common';
import { OldRows } from '../scheduling/old-rows';
import { IdempotencyRepository } from './idempotency.repository';
import { IdempotencyService } from './idempotency.service';

/** Global, because any controller may mark a call with @Idempotent(). */
@Global()
@Module({ providers: [IdempotencyRepository, IdempotencyService], exports: [IdempotencyService] })
export class IdempotencyModule {
  constructor(oldRows: OldRows, keys: IdempotencyRepository) {
    oldRows.add('idempotency keys', (now) => keys.deleteExpired(now));
  }
}
