import type { Experiment, Rollout } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { ReleasesService } from './releases.service';

/** The running test a visitor takes part in. */
export type Assignment = {
  readonly experiment: Experiment;
  readonly variant: string;
  /** What the variant is shown as. */
  readonly version: string;
  /** The random id of the cookie; only its pseudonym is stored. */
  readonly visitorId: string;
  readonly pseudonym: string;
};

/** Who takes part in which test, by the cookie that the front door signed, and by nothing a page says. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly releases: ReleasesService,
    private readonly proofs: VisitorProofs,
  ) {}

  async find(remote: string, cookie: string | undefined): Promise<Assignment | null> {
    return this.proofs.readVisitor(cookie) && this.in(await this.releases.rolloutOf(remote), cookie);
  }

  /** Null without a cookie of the front door, and while no test of the remote runs. */
  in(rollout: Rollout | null, cookie: string | undefined): Assignment | null {
    const experiment = rollout?.experiment;
    if (!experiment || experiment.is_paused) return null;
    const visitor = this.proofs.readVisitor(cookie);
    const shown = experiment.variants.find(({ variant }) => variant === visitor?.assigned[experiment.name]);
    if (!visitor || !shown) return null;
    const { variant, release } = shown;
    return { experiment, variant, version: release.version, visitorId: visitor.id, pseudonym: this.proofs.pseudonymOf(visitor) };
  }
}
