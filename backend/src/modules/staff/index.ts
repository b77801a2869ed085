import { AuditEntryEntity } from './audit-entry.entity';

export const staffEntities = [AuditEntryEntity] as const;
