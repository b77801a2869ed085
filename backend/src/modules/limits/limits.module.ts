import { Module } from '@nestjs/common';
import { RateHitRepository } from './rate-hit.repository';
import { RateLimitsService } from './rate-limits.service';

@Module({ providers: [RateHitRepository, RateLimitsService], exports: [RateLimitsService] })
export class LimitsModule {}
