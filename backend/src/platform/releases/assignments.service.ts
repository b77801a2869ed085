import type { Experiment, Release, Rollout } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { ReleasesService } from './releases.service';

/** The running experiment a visitor takes part in, and their variant. */
export type Assignment = {
  readonly experiment: Experiment;
  readonly variant: string;
  /** Release version the variant is shown as. */
  readonly version: string;
  /** Pages of that release. */
  readonly pages: Release['routes'];
  /** Random id from the visitor cookie; only its pseudonym is stored. */
  readonly visitorId: string;
  readonly pseudonym: string;
};

/** Finds a visitor's variant from the cookie signed by the front door, never from what a page sends. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly releases: ReleasesService,
    private readonly proofs: VisitorProofs,
  ) {}

  async find(remote: string, cookie: string | undefined): Promise<Assignment | null> {
    return this.proofs.readVisitor(cookie) && this.in(await this.releases.rolloutOf(remote), cookie);
  }

  /** Returns the visitor's assignment; null without a valid cookie or a running experiment. */
  in(rollout: Rollout | null, cookie: string | undefined): Assignment | null {
    const experiment = rollout?.experiment;
    if (!experiment || experiment.is_paused) return null;
    const visitor = this.proofs.readVisitor(cookie);
    const shown = experiment.variants.find(({ variant }) => variant === visitor?.assigned[experiment.name]);
    if (!visitor || !shown) return null;
    const { variant, release } = shown;
    const { version, routes: pages } = release;
    return { experiment, variant, version, pages, visitorId: visitor.id, pseudonym: this.proofs.pseudonymOf(visitor) };
  }
}
