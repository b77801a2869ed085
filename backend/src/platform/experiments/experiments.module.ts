import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExperimentExposureEntity } from './experiment-exposure.entity';
import { ExperimentPlanEntity } from '../releases/experiment-plan.entity';
import { AssignmentsModule } from '../releases/assignments.module';
import { FederationModule } from '../releases/federation.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { ReleaseHealthModule } from '../health/release-health.module';

import { ConversionsService } from './conversions.service';
import { ExperimentPlansRepository } from './experiment-plans.repository';
import { ExperimentPlansService } from './experiment-plans.service';
import { ExperimentResultsService } from './experiment-results.service';
import { ExperimentsController } from './experiments.controller';
import { ExposureFiguresRepository } from './exposure-figures.repository';
import { ExposureRetentionJob } from './exposure-retention.job';
import { ExposuresRepository } from './exposures.repository';
import { ExposuresService } from './exposures.service';
import { PlanFiguresService } from './plan-figures.service';
import { VariantResultsService } from './variant-results.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([ExperimentExposureEntity, ExperimentPlanEntity]),
    AssignmentsModule,
    FederationModule,
    LimitsModule,
    ReleaseHealthModule,
  ],
  controllers: [ExperimentsController],
  providers: [
    ExposuresRepository,
    ExposuresService,
    ExposureFiguresRepository,
    ExposureRetentionJob,
    ConversionsService,
    ExperimentPlansRepository,
    ExperimentPlansService,
    PlanFiguresService,
    VariantResultsService,
    ExperimentResultsService,
  ],
  exports: [ConversionsService],
})
export class ExperimentsModule {}
