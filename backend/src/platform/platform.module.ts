import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Clock, SystemClock } from './clock/clock';
import { DatabaseClock } from './clock/database-clock';
import { AppConfig } from './config/config';
import { createDataSource, type DatabaseSchema } from './database/data-source';
import { DatabaseReadyGuard } from './database/database-ready.guard';
import { DatabaseService } from './database/database.service';
import { DemoData } from './database/demo-data';
import { SiteSeeds } from './database/site-seeds';
import { Transactions } from './database/transaction';
import { HealthController } from './health/health.controller';
import { AppLog } from './logging/app-log';
import { Places } from './places/places';
import { OldRows } from './rounds/old-rows';
import { OldRowsWorker } from './rounds/old-rows.worker';
import { VisitorProofs } from './visitor/visitor-proofs';

export type PlatformParts = {
  readonly config: AppConfig;
  readonly log: AppLog;
  readonly schema: DatabaseSchema;
  readonly seeds: SiteSeeds;
  /** Taken as it is. */
  readonly clock?: Clock;
  /** What a MySQL database's clock corrects, where no other clock is given. */
  readonly systemClock?: Clock;
};

/** What every module may ask for: configuration, time, log, database. */
@Global()
@Module({})
export class PlatformModule {
  static with({
    config,
    log,
    schema,
    seeds,
    systemClock = new SystemClock(),
    clock = clockOf(config, systemClock),
  }: PlatformParts): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: Clock, useValue: clock },
        { provide: DataSource, useFactory: () => createDataSource(config.database, schema) },
        { provide: AppLog, useValue: log },
        { provide: SiteSeeds, useValue: seeds },
        DemoData,
        DatabaseService,
        Transactions,
        OldRows,
        OldRowsWorker,
        Places,
        VisitorProofs,
        { provide: APP_GUARD, useClass: DatabaseReadyGuard },
      ],
      exports: [AppConfig, Clock, DataSource, AppLog, DemoData, DatabaseService, OldRows, Transactions, Places, VisitorProofs],
    };
  }
}

/** The embedded database lives on this machine and knows no other time. */
function clockOf({ database }: AppConfig, systemClock: Clock): Clock {
  return database.kind === 'mysql' ? new DatabaseClock(systemClock) : systemClock;
}
