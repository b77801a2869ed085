import { AuditEntryEntity } from './audit-entry.entity';

export { AuditTrail, talentSubject } from './audit-trail';
export { AuditRepository } from './audit.repository';
export const auditEntities = [AuditEntryEntity] as const;
