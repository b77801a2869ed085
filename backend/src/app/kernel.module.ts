import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntryEntity } from '../kernel/audit/audit-entry.entity';
import type { MigrationInterface } from 'typeorm';
import { Clock, SystemClock } from '../kernel/clock/clock';
import { DatabaseClock } from '../kernel/clock/database-clock';
import { AppConfig } from '../kernel/config/config';
import { createDataSource, dataSourceOptions } from '../kernel/database/data-source';
import { DatabaseReadyGuard } from '../kernel/database/database-ready.guard';
import { DatabaseService } from '../kernel/database/database.service';
import { DemoData } from '../kernel/database/demo-data';
import { SiteSeeds } from '../kernel/database/site-seeds';
import { Transactions } from '../kernel/database/transaction';
import { HealthController } from '../kernel/health/health.controller';
import { AppLog } from '../kernel/logging/app-log';
import { Places } from '../kernel/geo/places';
import { SeedStateEntity } from '../../seeds/seed-state.entity';
import { ProcessRole } from '../kernel/process-role';
import { OldRows } from '../kernel/scheduling/old-rows';
import { OldRowsJob } from '../kernel/scheduling/old-rows.job';
import { VisitorProofs } from '../kernel/visitor/visitor-proofs';

export type KernelParts = {
  readonly config: AppConfig;
  readonly log: AppLog;
  readonly migrations: readonly Type<MigrationInterface>[];
  readonly seeds: SiteSeeds;
  /** Taken as it is. */
  readonly clock?: Clock;
  /** What a MySQL database's clock corrects, where no other clock is given. */
  readonly systemClock?: Clock;
  /** Left out, it is the site that runs. */
  readonly role?: ProcessRole;
};

/** What every module may ask for: configuration, time, log, database. */
@Global()
@Module({})
export class KernelModule {
  static with({
    config,
    log,
    migrations,
    seeds,
    systemClock = new SystemClock(),
    role = new ProcessRole(true),
    clock = clockOf(config, systemClock),
  }: KernelParts): DynamicModule {
    return {
      module: KernelModule,
      imports: [database(config, migrations), TypeOrmModule.forFeature([AuditEntryEntity, SeedStateEntity])],
      controllers: [HealthController],
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: Clock, useValue: clock },
        { provide: AppLog, useValue: log },
        { provide: ProcessRole, useValue: role },
        { provide: SiteSeeds, useValue: seeds },
        DemoData,
        DatabaseService,
        Transactions,
        OldRows,
        OldRowsJob,
        Places,
        VisitorProofs,
        { provide: APP_GUARD, useClass: DatabaseReadyGuard },
      ],
      exports: [AppConfig, Clock, AppLog, DemoData, DatabaseService, OldRows, ProcessRole, Transactions, Places, VisitorProofs],
    };
  }
}

/** The tables are those that modules register with `forFeature`. DatabaseService opens the connection, and tries again for as long as it must. */
function database({ database }: AppConfig, migrations: KernelParts['migrations']): DynamicModule {
  const options = dataSourceOptions(database, migrations);
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({ ...options, autoLoadEntities: true, manualInitialization: true }),
    dataSourceFactory: (loaded) => Promise.resolve(createDataSource({ ...options, entities: loaded?.entities ?? [] })),
  });
}

/** The embedded database lives on this machine and knows no other time. */
function clockOf({ database }: AppConfig, systemClock: Clock): Clock {
  return database.kind === 'mysql' ? new DatabaseClock(systemClock) : systemClock;
}
