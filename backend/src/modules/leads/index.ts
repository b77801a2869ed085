import { LeadEntity } from './lead.entity';

export { type Lead, LeadArchiveRepository, type LeadFilter } from './lead-archive.repository';
export { LEAD_COLUMNS, leadRecord } from './lead-record';
export { KEEP_UNVERIFIED_MS, KEEP_VERIFIED_MS } from './lead-retention.service';
export { LeadRepository, type NewLead } from './lead.repository';
export { LeadsModule } from './leads.module';
export const leadEntities = [LeadEntity] as const;
