import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AssignmentsService } from '../releases/assignments.service';
import { ReleasesService } from '../releases/releases.service';

import { type Conversion, ExposuresRepository } from './exposures.repository';

/** What the server knows of the page of a remote that a visitor was served. */
export type Visit = {
  /** Null before the first release. */
  readonly version: string | null;
  readonly experiment: string | null;
  readonly variant: string | null;
};

/** For modules whose success a test is about: what a visitor was served, and that it worked. */
@Injectable()
export class ConversionsService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly releases: ReleasesService,
    private readonly exposures: ExposuresRepository,
    private readonly clock: Clock,
  ) {}

  async visitOf(remote: string, cookie: string | undefined): Promise<Visit> {
    const rollout = await this.releases.rolloutOf(remote);
    const assignment = this.assignments.in(rollout, cookie);
    if (!assignment) return { version: rollout?.stable.version ?? null, experiment: null, variant: null };
    const { experiment, variant, version } = assignment;
    return { version, experiment: experiment.name, variant };
  }

  /** What `note` takes: null for a visitor in no running test of the remote. */
  async find(remote: string, cookie: string | undefined): Promise<Conversion | null> {
    const assignment = await this.assignments.find(remote, cookie);
    return assignment && { experiment: assignment.experiment.name, visitor: assignment.pseudonym };
  }

  /** Counts once for a visitor who was exposed, together with what else the transaction does. */
  async note(conversion: Conversion | null): Promise<void> {
    if (conversion) await this.exposures.convert(conversion, this.clock.now());
  }
}
