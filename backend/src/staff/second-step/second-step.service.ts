import { randomBytes } from 'node:crypto';
import { type OfficeSession, rightsOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type CurrentSession, fullName, SessionService, UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { StaffMembersRepository } from '../members/staff-members.repository';
import { confirmedUntil, openUntil } from './office-hours';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { type SecondFactor, SecondStepRepository } from './second-step.repository';

const WRONG_ANSWERS = 10;
const WRONG_WINDOW_MS = 15 * 60 * 1000;

export type NewFactor = Pick<SecondFactor, 'kind' | 'secret'> & Partial<SecondFactor>;

/** Second step of people of the office: their factors, and the visit that a proof opens. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly steps: SecondStepRepository,
    private readonly members: StaffMembersRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionService,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async describe({ personId, sidHash }: CurrentSession): Promise<OfficeSession> {
    const [user, member, factors] = await Promise.all([
      this.users.findById(personId),
      this.members.find(personId),
      this.confirmed(personId),
    ]);
    const roles = member?.roles ?? [];
    const visit = await this.steps.findVisit(sidHash);
    const now = this.clock.now();
    const end = openUntil(visit, now);
    return {
      user_id: personId,
      name: fullName(user),
      email: user?.loginEmail ?? '',
      roles: [...roles],
      rights: [...rightsOf(roles)],
      step: stepOf(factors, end),
      has_totp: factors.some(({ kind }) => kind === 'totp'),
      passkeys: factors.filter(({ kind }) => kind === 'passkey').map(passkeyOf),
      recovery_codes_left: factors.filter(({ kind }) => kind === 'recovery').length,
      open_until: isoOf(end),
      confirmed_until: isoOf(confirmedUntil(visit, now)),
    };
  }

  /** Factors that prove something. */
  async confirmed(userId: string): Promise<SecondFactor[]> {
    return (await this.steps.findFactors(userId)).filter(({ isConfirmed }) => isConfirmed);
  }

  /** Throws unless the person may add a factor: with a fresh login code for the first one, after a proof of the last minutes for others. */
  async assertMayEnrol(session: CurrentSession): Promise<void> {
    if ((await this.confirmed(session.personId)).length === 0) {
      this.sessions.requireFresh(session);
      return;
    }
    const visit = await this.steps.findVisit(session.sidHash);
    if (confirmedUntil(visit, this.clock.now()) !== null) return;
    throw new DomainError('SECOND_STEP_NEEDED', { detail: t('office.confirmAgain') });
  }

  /** Stores a factor; false when its credential is known already. */
  add(userId: string, factor: NewFactor): Promise<boolean> {
    const id = `sf_${randomBytes(12).toString('hex')}`;
    const usual = { name: '', credentialId: null, transports: '', counter: 0, usedAt: null, isConfirmed: true };
    return this.steps.addFactor({ ...usual, id, userId, addedAt: this.clock.now(), ...factor });
  }

  /** Opens the office for a session whose person has just enrolled a factor; returns recovery codes when there were none. */
  async finishEnrolment(session: CurrentSession, kind: SecondFactor['kind']): Promise<readonly string[]> {
    await this.audit.record('add-second-step', session.personId, kind);
    const hasCodes = (await this.confirmed(session.personId)).some((factor) => factor.kind === 'recovery');
    const codes = hasCodes ? [] : await this.storeRecoveryCodes(session.personId);
    await this.open(session);
    return codes;
  }

  /** Replaces the recovery codes of a person. */
  async renewRecoveryCodes({ personId }: CurrentSession): Promise<readonly string[]> {
    return this.transactions.run(async () => {
      await this.audit.record('renew-recovery-codes', personId);
      return this.storeRecoveryCodes(personId);
    });
  }

  /**
   * Runs one try of a proof and opens the office where `use` has consumed a factor. Wrong answers are counted for the person, whatever
   * the browser and the kind: ten in fifteen minutes.
   */
  async prove(
    session: CurrentSession,
    kind: SecondFactor['kind'],
    use: (factors: readonly SecondFactor[]) => Promise<boolean>,
  ): Promise<void> {
    const { personId } = session;
    const wrong = { name: 'second-step', subject: personId, most: WRONG_ANSWERS, windowMs: WRONG_WINDOW_MS };
    const reservation = await this.limits.consume([wrong]);
    const factors = (await this.confirmed(personId)).filter((factor) => factor.kind === kind);
    if (!(await use(factors))) throw new DomainError('SECOND_STEP_FAILED', { detail: t('office.wrongAnswer', { kind }) });
    await reservation.refund();
    await this.transactions.run(async () => {
      await this.audit.record('open-office', personId, kind);
      await this.open(session);
    });
  }

  /** Uses up a recovery code. */
  async useRecoveryCode(userId: string, factors: readonly SecondFactor[], code: string): Promise<boolean> {
    const hash = hashOfRecoveryCode(code);
    const factor = factors.find(({ secret }) => secret === hash);
    return factor !== undefined && this.steps.deleteFactor(userId, factor.id);
  }

  /** Removes a passkey, but never the last factor beside recovery codes. */
  async removePasskey({ personId }: CurrentSession, id: string): Promise<void> {
    const lasting = (await this.confirmed(personId)).filter(({ kind }) => kind !== 'recovery');
    if (lasting.every((factor) => factor.id === id)) throw new DomainError('SECOND_STEP_FAILED', { detail: t('office.lastFactor') });
    await this.transactions.run(async () => {
      await this.steps.deleteFactor(personId, id);
      await this.audit.record('remove-second-step', personId, 'passkey');
    });
  }

  /** Closes the office for the session. */
  async leave({ sidHash }: CurrentSession): Promise<void> {
    await this.steps.deleteVisit(sidHash);
  }

  private async open({ sidHash, personId }: CurrentSession): Promise<void> {
    const visit = await this.steps.findVisit(sidHash);
    const now = this.clock.now();
    const openedAt = openUntil(visit, now) === null ? now : (visit?.openedAt ?? now);
    await this.steps.saveVisit({ sidHash, userId: personId, provedAt: now, openedAt, challenge: '', challengeAt: now });
  }

  private async storeRecoveryCodes(userId: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await this.steps.deleteFactors(userId, 'recovery');
    for (const code of codes) await this.add(userId, { kind: 'recovery', secret: hashOfRecoveryCode(code) });
    return codes;
  }
}

function stepOf(factors: readonly SecondFactor[], end: number | null): OfficeSession['step'] {
  if (factors.length === 0) return 'enrol';
  return end === null ? 'prove' : 'open';
}

function passkeyOf({ id, name, addedAt, usedAt }: SecondFactor): OfficeSession['passkeys'][number] {
  return { id, name, added_at: new Date(addedAt).toISOString(), used_at: isoOf(usedAt) };
}

function isoOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
