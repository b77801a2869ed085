import {
  ENDPOINTS,
  type ExperimentPlan,
  type ExperimentReportResponse,
  type ExperimentsResponse,
  type Exposure,
  type PlanExperiment,
  type ReportInput,
  ROLES,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { VisitorCookie } from '../../kernel/visitor/visitor-proofs';
import { Actor, type PlatformActor } from '../releases/platform-actor';
import { type CurrentSession, OptionalSession } from '../../auth';
import { ExperimentPlansService } from './experiment-plans.service';
import { ExperimentReportsService } from './experiment-reports.service';
import { ExposuresService } from './exposures.service';

@Controller()
export class ExperimentsController {
  constructor(
    private readonly exposures: ExposuresService,
    private readonly reports: ExperimentReportsService,
    private readonly plans: ExperimentPlansService,
  ) {}

  /** Answers 204 whatever is counted: nobody can try out which cookie or token is good. A restricted user writes nothing. */
  @Post(ENDPOINTS.exposure.path)
  @HttpCode(204)
  async exposure(
    @CurrentVisitor() visitor: Visitor,
    @VisitorCookie() cookie: string | undefined,
    @OptionalSession() session: CurrentSession | null,
    @Body(validated(SCHEMAS.exposure.input)) exposure: Exposure,
  ): Promise<void> {
    if (session?.roles.includes(ROLES.restricted)) return;
    await this.exposures.note(exposure, visitor, cookie);
  }

  @Get(ENDPOINTS.experiments.path)
  experiments(): Promise<ExperimentsResponse> {
    return this.reports.list();
  }

  @Get('/api/federation/experiments/:experiment')
  experimentReport(@Param(validated(SCHEMAS.experimentReport.input)) { experiment }: ReportInput): Promise<ExperimentReportResponse> {
    return this.reports.report(experiment);
  }

  /** Before the first visitor only. */
  @Post(ENDPOINTS.planExperiment.path)
  @HttpCode(200)
  planExperiment(
    @Body(validated(SCHEMAS.planExperiment.input)) plan: PlanExperiment,
    @Actor() actor: PlatformActor,
  ): Promise<ExperimentPlan> {
    return this.plans.put(plan, actor);
  }
}
