import { RateHitEntity } from './rate-hit.entity';

export { LimitsModule } from './limits.module';
export { RateLimitsService, tooMany } from './rate-limits.service';
export const limitEntities = [RateHitEntity] as const;
