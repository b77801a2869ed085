import { type Beacon, ENDPOINTS, ROLES, SCHEMAS, type Vitals, lineOf } from '@alltalent/shared/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { VisitorCookie } from '../../kernel/visitor/visitor-proofs';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { type CurrentSession, OptionalSession } from '../../auth';
import { BeaconsService } from './beacons.service';
import { VitalsService } from './vitals.service';

const MINUTE_MS = 60_000;
/** A page reports a handful. */
const REPORTS_PER_MINUTE = 120;

/** What pages tell of themselves. A restricted user writes nothing, so theirs is not kept. */
@Controller()
export class ReleaseHealthController {
  constructor(
    private readonly beacons: BeaconsService,
    private readonly vitals: VitalsService,
    private readonly limits: RateLimitsService,
  ) {}

  /** What became of loading or rendering a release on a page. */
  @Post(ENDPOINTS.beacon.path)
  @HttpCode(204)
  async beacon(
    @CurrentVisitor() { ip }: Visitor,
    @OptionalSession() session: CurrentSession | null,
    @Body(validated(SCHEMAS.beacon.input)) beacon: Beacon,
  ): Promise<void> {
    if (isRestricted(session)) return;
    await this.take('beacon:ip', ip);
    await this.beacons.note(beacon, ip);
  }

  /** Answers 204 whatever is kept. */
  @Post(ENDPOINTS.vitals.path)
  @HttpCode(204)
  async measured(
    @CurrentVisitor() visitor: Visitor,
    @VisitorCookie() cookie: string | undefined,
    @OptionalSession() session: CurrentSession | null,
    @Body(validated(SCHEMAS.vitals.input)) vitals: Vitals,
  ): Promise<void> {
    if (isRestricted(session)) return;
    await this.take('vitals:ip', visitor.ip);
    await this.vitals.note(vitals, visitor, cookie);
  }

  private async take(name: string, ip: string): Promise<void> {
    await this.limits.take([{ name, subject: lineOf(ip), most: REPORTS_PER_MINUTE, windowMs: MINUTE_MS }]);
  }
}

function isRestricted(session: CurrentSession | null): boolean {
  return session?.roles.includes(ROLES.restricted) ?? false;
}
