import { createHash } from 'node:crypto';
import { bucketOf, type Experiment, type Exposure, variantAt, lineOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import { Clock } from '../../kernel/clock/clock';
import type { Visitor } from '../../kernel/http/access.decorators';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { AssignmentsService } from '../releases/assignments.service';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';

import { ExposuresRepository } from './exposures.repository';

const MINUTE_MS = 60_000;
/** A page sends one exposure for each of its remotes. */
const EXPOSURES_PER_MINUTE = 120;

@Injectable()
export class ExposuresService {
  constructor(
    private readonly exposures: ExposuresRepository,
    private readonly assignments: AssignmentsService,
    private readonly proofs: VisitorProofs,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Counts a visitor only if a page of the front door showed them the release their variant stands for; bots are left out. */
  async note({ remote, version, token }: Exposure, { ip, userAgent }: Visitor, cookie: string | undefined): Promise<void> {
    await this.limits.consume([{ name: 'exposure:ip', subject: lineOf(ip), most: EXPOSURES_PER_MINUTE, windowMs: MINUTE_MS }]);
    if (userAgent === '' || isbot(userAgent) || this.proofs.readPage(token) === null) return;
    const assignment = await this.assignments.find(remote, cookie);
    // A page with another release shows an override or a release that has been replaced.
    if (assignment?.version !== version) return;
    const { experiment, variant, visitorId, pseudonym } = assignment;
    await this.exposures.note({
      experiment: experiment.name,
      visitor: pseudonym,
      variant,
      version,
      drawn: variantAt(experiment, bucketOf(experiment.salt, visitorId, sha256)),
      weights: describeWeights(experiment),
      exposedAt: this.clock.now(),
    });
  }
}

function describeWeights({ variants }: Experiment): string {
  return variants.map(({ variant, weight }) => `${variant}${weight}`).join(' ');
}

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
