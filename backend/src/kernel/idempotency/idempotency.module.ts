import { Global, Module } from '@nestjs/common';
import { OldRows } from '../scheduling/old-rows';
import { IdempotencyRepository } from './idempotency.repository';
import { IdempotencyService } from './idempotency.service';

/** Global, because a call of any controller may be declared to take an Idempotency-Key. */
@Global()
@Module({ providers: [IdempotencyRepository, IdempotencyService], exports: [IdempotencyService] })
export class IdempotencyModule {
  constructor(oldRows: OldRows, keys: IdempotencyRepository) {
    oldRows.add('idempotency keys', (now) => keys.deleteExpired(now));
  }
}
