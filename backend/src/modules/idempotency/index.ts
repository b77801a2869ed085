import { IdempotencyKeyEntity } from './idempotency-key.entity';

export { IdempotencyModule } from './idempotency.module';
export { Idempotent } from './idempotent.decorator';
export { onceForKey, wasDoneBefore } from './once-for-key';
export { RequestKey } from './request-key.decorator';
export const idempotencyEntities = [IdempotencyKeyEntity] as const;
