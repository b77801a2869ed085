export { type Lead, LeadArchiveRepository, type LeadFilter } from './leads/lead-archive.repository';
export { LEAD_COLUMNS, leadRecord } from './leads/lead-record';
export { LeadsModule } from './leads/leads.module';
export { LeadsRecords } from './leads/leads.records';
export { LandingModule } from './sections/landing.module';
