import { LeadEntity } from './lead.entity';

export { LeadDelivery } from './lead-delivery';
export { LeadRepository } from './lead.repository';
export const leadEntities = [LeadEntity] as const;
