import { Module } from '@nestjs/common';
import { Counters } from './counters';
import { DatabaseCounters } from './database-counters';
import { RateHitRepository } from './rate-hit.repository';
import { RateLimitsService } from './rate-limits.service';

@Module({
  providers: [RateHitRepository, DatabaseCounters, { provide: Counters, useExisting: DatabaseCounters }, RateLimitsService],
  exports: [RateLimitsService],
})
export class LimitsModule {}
