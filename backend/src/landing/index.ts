export type { Lead, LeadFilter } from './leads/lead-archive.repository';
export { LeadArchiveService } from './leads/lead-archive.service';
export { LEAD_COLUMNS, leadRecord } from './leads/lead-record';
export { LeadsModule } from './leads/leads.module';
export { LeadsRecords } from './leads/leads.records';
export { LandingPeopleService } from './sections/landing-people.service';
export { LandingModule } from './sections/landing.module';
