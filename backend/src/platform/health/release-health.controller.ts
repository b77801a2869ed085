import {
  type Beacon,
  type DrawFailure,
  type FailuresInput,
  type FailuresResponse,
  ROLES,
  type Vitals,
  lineOf,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Bearer, CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { VisitorCookie, VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { type CurrentSession, OptionalSession, SessionService } from '../../auth';
import { BeaconsService } from './beacons.service';
import { ReleaseFailuresService } from './release-failures.service';
import { VitalsService } from './vitals.service';

const MINUTE_MS = 60_000;
/** A page sends fewer than ten beacons. */
const BEACONS_PER_MINUTE = 120;

/**
 * Endpoints for beacons and web vitals of pages, and for what pages failed with. Nothing is stored for restricted users, nor for
 * a browser with a preview.
 */
@Controller()
export class ReleaseHealthController {
  constructor(
    private readonly beacons: BeaconsService,
    private readonly vitals: VitalsService,
    private readonly failures: ReleaseFailuresService,
    private readonly limits: RateLimitsService,
    private readonly sessions: SessionService,
    private readonly proofs: VisitorProofs,
  ) {}

  /** Stores the outcome of loading or rendering a release on a page. */
  @Handles('beacon')
  async beacon(
    @CurrentVisitor() visitor: Visitor,
    @OptionalSession() session: CurrentSession | null,
    @Input() beacon: Beacon,
  ): Promise<void> {
    if (isRestricted(session) || this.proofs.hasPreview()) return;
    await this.consume('beacon:ip', visitor.ip);
    await this.beacons.note(beacon, visitor);
  }

  /** Stores that a page could not be drawn. Only the front door can prove its reports; it sends the visitor's address and session. */
  @Handles('drawFailure')
  async drawFailure(@CurrentVisitor() visitor: Visitor, @Bearer() proof: string | null, @Input() report: DrawFailure): Promise<void> {
    this.beacons.requireProof(report, proof);
    if (isRestricted(await this.sessions.find(visitor))) return;
    await this.consume('beacon:ip', visitor.ip);
    await this.beacons.noteDrawFailure(report, visitor.ip);
  }

  /** Returns what pages of a remote failed with in the last day. */
  @Handles('releaseFailures')
  async readFailures(@Input() { remote }: FailuresInput): Promise<FailuresResponse> {
    return { failures: await this.failures.read(remote) };
  }

  /** Responds 204 whether or not anything is stored. */
  @Handles('vitals')
  async measured(
    @CurrentVisitor() visitor: Visitor,
    @VisitorCookie() cookie: string | undefined,
    @OptionalSession() session: CurrentSession | null,
    @Input() vitals: Vitals,
  ): Promise<void> {
    if (isRestricted(session) || this.proofs.hasPreview()) return;
    await this.consume('vitals:ip', visitor.ip);
    await this.vitals.note(vitals, visitor, cookie);
  }

  private async consume(name: string, ip: string): Promise<void> {
    await this.limits.consume([{ name, subject: lineOf(ip), most: BEACONS_PER_MINUTE, windowMs: MINUTE_MS }]);
  }
}

function isRestricted(session: CurrentSession | null): boolean {
  return session?.roles.includes(ROLES.restricted) ?? false;
}
