import { type Exposure, lineOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import { Clock } from '../../kernel/clock/clock';
import type { Visitor } from '../../kernel/http/access.decorators';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { AssignmentsService } from '../releases/assignments.service';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { countedExposure } from './counted-exposure';
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

  /**
   * Counts a visitor only if a page of the front door showed them the release their variant stands for, on a route that the test is
   * about; bots are left out.
   */
  async note({ remote, version, token, route }: Exposure, { ip, userAgent }: Visitor, cookie: string | undefined): Promise<void> {
    await this.limits.consume([{ name: 'exposure:ip', subject: lineOf(ip), most: EXPOSURES_PER_MINUTE, windowMs: MINUTE_MS }]);
    const page = this.proofs.readPage(token);
    if (userAgent === '' || isbot(userAgent) || page === null) return;
    const assignment = await this.assignments.find(remote, cookie);
    const exposure = countedExposure(assignment, { version, route }, { page, now: this.clock.now() });
    if (exposure !== null) await this.exposures.note(exposure);
  }
}
