import { LeadEntity } from './lead.entity';

export { LeadDelivery } from './lead-delivery';
export { LeadRepository } from './lead.repository';
export { LeadsModule } from './leads.module';
export const leadEntities = [LeadEntity] as const;
