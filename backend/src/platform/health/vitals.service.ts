import type { Vitals } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import { Clock } from '../../kernel/clock/clock';
import type { Visitor } from '../../kernel/http/access.decorators';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { AssignmentsService } from '../releases/assignments.service';
import { isTestedRoute } from '../releases/tested-routes';
import { type Measured, PageVitalsRepository } from './page-vitals.repository';
import { PublishedReleases } from './published-releases.service';

const NAMES = { LCP: 'lcp', INP: 'inp', CLS: 'cls', FCP: 'fcp', TTFB: 'ttfb' } as const satisfies Record<string, keyof Measured>;

@Injectable()
export class VitalsService {
  constructor(
    private readonly vitals: PageVitalsRepository,
    private readonly published: PublishedReleases,
    private readonly assignments: AssignmentsService,
    private readonly proofs: VisitorProofs,
    private readonly clock: Clock,
  ) {}

  /** Stores web vitals measured on a page of the front door, without user, IP or visitor id; bots are left out. */
  async note({ remote, version, route, token, values }: Vitals, { userAgent }: Visitor, cookie: string | undefined): Promise<void> {
    const page = this.proofs.readPage(token);
    if (page === null || userAgent === '' || isbot(userAgent) || !(await this.published.has({ remote, version }))) return;
    const assignment = await this.assignments.find(remote, cookie);
    const isTested = assignment?.version === version && isTestedRoute(assignment, route);
    const experiment = isTested ? assignment.experiment.name : null;
    const variant = isTested ? assignment.variant : null;
    const measured: Measured = Object.fromEntries(values.map(({ name, value }) => [NAMES[name], value]));
    await this.vitals.save({ remote, version, page: page.id, route, experiment, variant, reportedAt: this.clock.now() }, measured);
  }
}
