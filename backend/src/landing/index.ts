export type { Lead, LeadFilter } from './leads/lead-archive.repository';
export { LeadArchiveService } from './leads/lead-archive.service';
export { type LeadPlace, LeadPagesService } from './leads/lead-pages.service';
export type { LeadSelection } from './leads/lead-ranges';
export { type LeadNote, LeadWorkRepository } from './leads/lead-work.repository';
export { LEAD_COLUMNS, leadRecord } from './leads/lead-record';
export { LeadsModule } from './leads/leads.module';
export { LeadsRecords } from './leads/leads.records';
export { LandingModule } from './sections/landing.module';
