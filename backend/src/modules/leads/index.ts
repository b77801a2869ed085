import { LeadEntity } from './lead.entity';

export { LeadArchiveRepository, type LeadFilter } from './lead-archive.repository';
export { LeadDelivery } from './lead-delivery';
export { leadRecord } from './lead-record';
export { LeadRepository } from './lead.repository';
export { LeadsModule } from './leads.module';
export { timeInIndia } from './time-in-india';
export const leadEntities = [LeadEntity] as const;
