import { type DynamicModule, type ExecutionContext, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { ContentModule } from '../../../src/content/pages/content.module';
import { StoriesModule } from '../../../src/content/stories/stories.module';
import { OpenJobsModule } from '../../../src/jobs/postings/open-jobs.module';
import { LandingModule } from '../../../src/landing/sections/landing.module';
import { MediaModule } from '../../../src/talents/pictures/media.module';
import { rememberSession } from '../../../src/auth/sessions/current-session.decorators';
import { FavouriteIds } from '../../../src/talents/listing/favourite-ids';
import { PosterRatings } from '../../../src/jobs/search/poster-ratings';
import { TalentBookings } from '../../../src/jobs/search/talent-bookings';
import { TalentRatings } from '../../../src/talents/listing/talent-ratings';
import { TalentsModule } from '../../../src/talents/talents.module';
import { Clock } from '../../../src/kernel/clock/clock';
import { AppConfig, loadConfig } from '../../../src/kernel/config/config';
import { DatabaseService } from '../../../src/kernel/database/database.service';
import { Transactions } from '../../../src/kernel/database/transaction';
import { ProblemFilter } from '../../../src/kernel/http/problem.filter';
import { AppLog } from '../../../src/kernel/logging/app-log';
import { FolderObjectStore } from '../../../src/kernel/object-store/folder-object-store';
import { ObjectStore } from '../../../src/kernel/object-store/object-store';
import { OldRows } from '../../../src/kernel/scheduling/old-rows';
import { seedAll } from '../../../seeds';

type Preparation = Pick<DatabaseService, 'isPrepared' | 'whenPrepared'>;

@Module({})
class GlobalsModule {
  static with(dataSource: DataSource, config: AppConfig, clock: Clock): DynamicModule {
    const providers = [
      { provide: DataSource, useValue: dataSource },
      { provide: AppConfig, useValue: config },
      { provide: Clock, useValue: clock },
      { provide: DatabaseService, useValue: { isPrepared: true, whenPrepared: async () => undefined } satisfies Preparation },
      AppLog,
      OldRows,
      Transactions,
      { provide: ObjectStore, useValue: FolderObjectStore.within(config.dataDir) },
      // Nobody logs in here, so nobody has favourites.
      { provide: FavouriteIds, useValue: { idsOf: () => Promise.resolve([]) } satisfies FavouriteIds },
      // Ratings and bookings come from a context that is not opened here.
      { provide: TalentRatings, useValue: { ofTalents: () => Promise.resolve(new Map()) } satisfies TalentRatings },
      { provide: PosterRatings, useValue: { ofPosters: () => Promise.resolve(new Map()) } satisfies PosterRatings },
      { provide: TalentBookings, useValue: { ofTalent: () => Promise.resolve([]) } satisfies TalentBookings },
    ];
    const exports = [
      DataSource,
      AppConfig,
      Clock,
      DatabaseService,
      AppLog,
      OldRows,
      Transactions,
      FavouriteIds,
      ObjectStore,
      TalentRatings,
      PosterRatings,
      TalentBookings,
    ];
    return { module: GlobalsModule, global: true, providers, exports };
  }
}

/** Admits every request as an anonymous visitor. */
function admitVisitor(context: ExecutionContext): boolean {
  rememberSession(context.switchToHttp().getRequest(), null);
  return true;
}

export const SITE_NOW = new Date('2026-11-20T10:00:00Z');

export type SeededSite = {
  readonly app: NestFastifyApplication;
  readonly config: AppConfig;
  get(url: string, headers?: Record<string, string>, remoteAddress?: string): Promise<SiteAnswer>;
  close(): Promise<void>;
};
export type SiteAnswer = Awaited<ReturnType<NestFastifyApplication['inject']>>;

/** Opens the modules that show talents, over HTTP, on a migrated and seeded database. */
export async function openSeededSite(dataSource: DataSource, talents: number, mediaDir = 'backend/media'): Promise<SeededSite> {
  await seedAll(dataSource, { talents, assetBase: '/media', now: SITE_NOW, log: () => undefined });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'alltalent-'));
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, MEDIA_DIR: mediaDir });
  const clock: Clock = { now: () => SITE_NOW.getTime() };
  const testing = await Test.createTestingModule({
    imports: [
      GlobalsModule.with(dataSource, config, clock),
      TalentsModule,
      OpenJobsModule,
      LandingModule,
      ContentModule,
      StoriesModule,
      MediaModule,
    ],
  }).compile();
  const app = testing.createNestApplication<NestFastifyApplication>(
    new FastifyAdapter({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 } }),
    { logger: false },
  );
  app.useGlobalGuards({ canActivate: admitVisitor });
  app.useGlobalFilters(new ProblemFilter(app.get(AppLog)));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    config,
    get: (url, headers = {}, remoteAddress = '127.0.0.1') => app.inject({ method: 'GET', url, headers, remoteAddress }),
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
