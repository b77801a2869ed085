import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AssignmentsService } from '../releases/assignments.service';
import { ReleasesService } from '../releases/releases.service';

import { type Conversion, ExposuresRepository } from './exposures.repository';

/** The release of a remote that a visitor was served, with the experiment and variant it belonged to. */
export type Visit = {
  /** Stable or assigned version; null before the first release. */
  readonly version: string | null;
  readonly experiment: string | null;
  readonly variant: string | null;
};

/** The interface for modules whose success an experiment measures: which release a visitor was served, and that they converted. */
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

  /** Returns the conversion to pass to `note`; null for a visitor who takes part in no running experiment of the remote. */
  async find(remote: string, cookie: string | undefined): Promise<Conversion | null> {
    const assignment = await this.assignments.find(remote, cookie);
    return assignment && { experiment: assignment.experiment.name, visitor: assignment.pseudonym };
  }

  /** Counts a conversion once per exposed visitor, inside the caller's transaction. */
  async note(conversion: Conversion | null): Promise<void> {
    if (conversion) await this.exposures.convert(conversion, this.clock.now());
  }
}
