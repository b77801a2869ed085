import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BeaconEntity, PageLoadEntity, AutomaticRollbackEntity, ReleaseAlarmEntity } from './release-health.entities';
import { PageVitalsEntity } from './page-vitals.entity';
import { AssignmentsModule } from '../releases/assignments.module';
import { FederationModule } from '../releases/federation.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { AutomaticRollbacksRepository } from './automatic-rollbacks.repository';
import { BeaconsRepository } from './beacons.repository';
import { BeaconsService } from './beacons.service';
import { HealthBinding } from './health-binding.service';
import { RetainedRowsRepository } from './retained-rows.repository';
import { PageVitalsRepository } from './page-vitals.repository';
import { PublishedReleases } from './published-releases.service';
import { ReleaseAlarmsRepository } from './release-alarms.repository';
import { ReleaseAlarmService } from './release-alarm.service';
import { ReleaseFailuresService } from './release-failures.service';
import { ReleaseFiguresService } from './release-figures.service';
import { ReleaseGuard } from './release-guard.service';
import { ReleaseHealthController } from './release-health.controller';
import { ReleaseProbe } from './release-probe.service';
import { PageLoadsRepository } from './page-loads.repository';
import { RetentionService } from './retention.service';
import { PageTrafficService } from './page-traffic.service';
import { RetentionJob } from './retention.job';
import { VitalsService } from './vitals.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([BeaconEntity, PageLoadEntity, AutomaticRollbackEntity, ReleaseAlarmEntity, PageVitalsEntity]),
    AssignmentsModule,
    FederationModule,
    LimitsModule,
    OutboxModule,
  ],
  controllers: [ReleaseHealthController],
  providers: [
    BeaconsRepository,
    BeaconsService,
    PageLoadsRepository,
    AutomaticRollbacksRepository,
    PublishedReleases,
    ReleaseAlarmsRepository,
    ReleaseAlarmService,
    ReleaseGuard,
    ReleaseProbe,
    HealthBinding,
    PageVitalsRepository,
    VitalsService,
    PageTrafficService,
    ReleaseFailuresService,
    ReleaseFiguresService,
    RetainedRowsRepository,
    RetentionService,
    RetentionJob,
  ],
  exports: [ReleaseFiguresService, PageTrafficService],
})
export class ReleaseHealthModule {}
