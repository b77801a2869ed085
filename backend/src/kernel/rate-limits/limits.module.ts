import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateHitEntity } from './rate-hit.entity';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { AppLog } from '../logging/app-log';
import { OldRows } from '../scheduling/old-rows';
import { Counters } from './counters';
import { DatabaseCounters } from './database-counters';
import { FormSavesService } from './form-saves.service';
import { RateHitRepository } from './rate-hit.repository';
import { RateLimitsService } from './rate-limits.service';
import { RedisFirstCounters } from './redis-first-counters';

const LONGEST_WINDOW_MS = 24 * 3600 * 1000;

@Module({
  imports: [TypeOrmModule.forFeature([RateHitEntity])],
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
export class LimitsModule {
  constructor(oldRows: OldRows, hits: RateHitRepository) {
    oldRows.add('uses', (now) => hits.deleteBefore(now - LONGEST_WINDOW_MS));
  }
}
