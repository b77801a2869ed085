import { AuditEntryEntity } from './audit-entry.entity';

export { AuditTrail, talentSubject } from './audit-trail';
export { AuditRepository } from './audit.repository';
export { StaffAccountsService } from './staff-accounts.service';
export { StaffContentService } from './staff-content.service';
export { StaffEnquiriesService } from './staff-enquiries.service';
export { StaffLeadsService } from './staff-leads.service';
export { StaffProfilesService } from './staff-profiles.service';
export const staffEntities = [AuditEntryEntity] as const;
