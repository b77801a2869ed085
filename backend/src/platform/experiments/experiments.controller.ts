import {
  type ExperimentPlan,
  type ExperimentResultResponse,
  type ExperimentsResponse,
  type Exposure,
  type PlanExperiment,
  type PlanFiguresInput,
  type PlanFiguresResponse,
  type ReportInput,
  ROLES,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { VisitorCookie } from '../../kernel/visitor/visitor-proofs';
import { Actor, type PlatformActor } from '../releases/platform-actor';
import { type CurrentSession, OptionalSession } from '../../auth';
import { ExperimentPlansService } from './experiment-plans.service';
import { ExperimentResultsService } from './experiment-results.service';
import { ExposuresService } from './exposures.service';
import { PlanFiguresService } from './plan-figures.service';

@Controller()
export class ExperimentsController {
  constructor(
    private readonly exposures: ExposuresService,
    private readonly results: ExperimentResultsService,
    private readonly plans: ExperimentPlansService,
    private readonly figures: PlanFiguresService,
  ) {}

  /** Responds 204 whether or not the exposure counts, so that callers cannot test cookies or tokens. Restricted users write nothing. */
  @Handles('exposure')
  async exposure(
    @CurrentVisitor() visitor: Visitor,
    @VisitorCookie() cookie: string | undefined,
    @OptionalSession() session: CurrentSession | null,
    @Input() exposure: Exposure,
  ): Promise<void> {
    if (session?.roles.includes(ROLES.restricted)) return;
    await this.exposures.note(exposure, visitor, cookie);
  }

  @Handles('experiments')
  experiments(): Promise<ExperimentsResponse> {
    return this.results.list();
  }

  @Handles('experimentResult')
  experimentResult(@Input() { experiment }: ReportInput): Promise<ExperimentResultResponse> {
    return this.results.read(experiment);
  }

  /** Returns how many visitors and days a test takes that is planned like this. */
  @Handles('planFigures')
  planFigures(@Input() input: PlanFiguresInput): Promise<PlanFiguresResponse> {
    return this.figures.read(input);
  }

  /** Saves the plan of an experiment that has no visitors yet. */
  @Handles('planExperiment')
  planExperiment(@Input() plan: PlanExperiment, @Actor() actor: PlatformActor): Promise<ExperimentPlan> {
    return this.plans.save(plan, actor);
  }
}
