import { LeadEntity } from './leads/lead.entity';

/** Every table of this context. */
export const landingEntities = [LeadEntity] as const;
