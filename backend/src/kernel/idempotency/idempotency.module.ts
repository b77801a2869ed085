import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { OldRows } from '../scheduling/old-rows';
import { IdempotencyRepository } from './idempotency.repository';
import { IdempotencyService } from './idempotency.service';

/** Global, because any controller may have an endpoint that takes an Idempotency-Key. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKeyEntity])],
  providers: [IdempotencyRepository, IdempotencyService],
  exports: [IdempotencyService],
})
export class IdempotencyModule {
  constructor(oldRows: OldRows, keys: IdempotencyRepository) {
    oldRows.add('idempotency keys', (now) => keys.deleteExpired(now));
  }
}
