import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntryEntity } from '../kernel/audit/audit-entry.entity';
import type { MigrationInterface } from 'typeorm';
import { Clock, SystemClock } from '../kernel/clock/clock';
import { DemoClock } from '../kernel/clock/demo-clock';
import { DatabaseClock } from '../kernel/clock/database-clock';
import { AppConfig } from '../kernel/config/config';
import { createDataSource, dataSourceOptions } from '../kernel/database/data-source';
import { DatabaseReadyGuard } from '../kernel/database/database-ready.guard';
import { DatabaseService } from '../kernel/database/database.service';
import { DemoData } from '../kernel/database/demo-data';
import { SiteSeeds } from '../kernel/database/site-seeds';
import { OwnedRowsRepository } from '../kernel/database/owned-rows';
import { Transactions } from '../kernel/database/transaction';
import { EndlessAnswers } from '../kernel/http/endless-answers';
import { SignedAddresses } from '../kernel/http/signed-addresses';
import { FolderObjectStore } from '../kernel/object-store/folder-object-store';
import { ObjectStore } from '../kernel/object-store/object-store';
import { S3ObjectStore } from '../kernel/object-store/s3-object-store';
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
  /** Clock that is used as it is; overrides `systemClock`. */
  readonly clock?: Clock;
  /** Clock that is corrected by a MySQL database's clock, where no `clock` is given. */
  readonly systemClock?: Clock;
  /** Default: the running site. */
  readonly role?: ProcessRole;
};

/** Provides what every module may inject: configuration, clock, log and database. */
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
        { provide: Clock, useValue: config.hasDemoClock ? new DemoClock(clock) : clock },
        { provide: AppLog, useValue: log },
        { provide: ProcessRole, useValue: role },
        { provide: SiteSeeds, useValue: seeds },
        DemoData,
        DatabaseService,
        Transactions,
        OwnedRowsRepository,
        EndlessAnswers,
        OldRows,
        OldRowsJob,
        Places,
        VisitorProofs,
        SignedAddresses,
        {
          provide: ObjectStore,
          useFactory: ({ s3, dataDir }: AppConfig) => (s3 ? new S3ObjectStore(s3) : FolderObjectStore.within(dataDir)),
          inject: [AppConfig],
        },
        { provide: APP_GUARD, useClass: DatabaseReadyGuard },
      ],
      exports: [
        AppConfig,
        Clock,
        AppLog,
        DemoData,
        DatabaseService,
        EndlessAnswers,
        OldRows,
        ProcessRole,
        OwnedRowsRepository,
        Transactions,
        Places,
        VisitorProofs,
        SignedAddresses,
        ObjectStore,
      ],
    };
  }
}

/** Configures TypeORM with the tables that modules register by `forFeature`. DatabaseService opens the connection, and retries until it succeeds. */
function database({ database }: AppConfig, migrations: KernelParts['migrations']): DynamicModule {
  const options = dataSourceOptions(database, migrations);
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({ ...options, autoLoadEntities: true, manualInitialization: true }),
    dataSourceFactory: (loaded) => Promise.resolve(createDataSource({ ...options, entities: loaded?.entities ?? [] })),
  });
}

/** Returns the default clock. SQLite runs on this machine, so its clock needs no correction. */
function clockOf({ database }: AppConfig, systemClock: Clock): Clock {
  return database.kind === 'mysql' ? new DatabaseClock(systemClock) : systemClock;
}
