import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { AppLog } from '../../platform/logging/app-log';
import { Counters } from './counters';
import { DatabaseCounters } from './database-counters';
import { FormSavesService } from './form-saves.service';
import { RateHitRepository } from './rate-hit.repository';
import { RateLimitsService } from './rate-limits.service';
import { RedisFirstCounters } from './redis-first-counters';

@Module({
  providers: [
    RateHitRepository,
    DatabaseCounters,
    {
      provide: Counters,
      inject: [AppConfig, DatabaseCounters, Clock, AppLog],
      useFactory: ({ redisUrl: url }: AppConfig, database: DatabaseCounters, clock: Clock, log: AppLog): Counters =>
        url === null ? database : new RedisFirstCounters({ url, database, clock, log }),
    },
    RateLimitsService,
    FormSavesService,
  ],
  exports: [RateLimitsService, FormSavesService],
})
export class LimitsModule {}
