import { AuditEntryEntity } from './audit/audit-entry.entity';
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity';
import { RateHitEntity } from './rate-limits/rate-hit.entity';
import { OutboxMessageEntity } from './outbox/outbox-message.entity';

/** Every table of the kernel. */
export const kernelEntities = [AuditEntryEntity, IdempotencyKeyEntity, RateHitEntity, OutboxMessageEntity] as const;
