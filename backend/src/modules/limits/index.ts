import { RateHitEntity } from './rate-hit.entity';

export { FormSavesService } from './form-saves.service';
export { growingWait } from './growing-wait';
export { LimitsModule } from './limits.module';
export { type Limit, RateLimitsService, tooMany, type Use } from './rate-limits.service';
export { spend } from './spend';
export const limitEntities = [RateHitEntity] as const;
