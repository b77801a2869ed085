import { dayInIndia, isDate, type MoveShootInput, type StaffShootsQuery, type StaffShootsResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { actingAs } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { mayMove } from './shoot-moves.policy';
import { ShootNewsService } from './shoot-news.service';
import { toStaffShoot } from './shoot.mapper';
import { type Shoot, ShootsRepository } from './shoots.repository';

const HOUR_MS = 3600 * 1000;
const MOST_MOVES = 300;

/** Lists and moves shoots for staff. Shoots are personal data, so both are in the audit trail. */
@Injectable()
export class StaffShootsService {
  constructor(
    private readonly shoots: ShootsRepository,
    private readonly news: ShootNewsService,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  async list(staffId: string, { state }: StaffShootsQuery): Promise<StaffShootsResponse['data']> {
    const shoots = await this.shoots.findMany(state);
    await actingAs(staffId, () => this.audit.recordRead('list-shoots', 'shoots', `${shoots.length} shoots`));
    return shoots.map(toStaffShoot);
  }

  /** Confirms, ends or cancels a shoot and tells its member. Does nothing for a shoot that is in this state already. */
  async move(staffId: string, input: MoveShootInput): Promise<void> {
    this.refuseBadDay(input);
    await this.limits.consume([{ name: 'shoot:move', subject: staffId, most: MOST_MOVES, windowMs: HOUR_MS }]);
    await retryLockConflicts(() => this.transactions.run(() => actingAs(staffId, () => this.store(input))));
  }

  private async store({ id, state, on, note }: MoveShootInput): Promise<void> {
    const shoot = await this.shoots.lock(id);
    if (!shoot) throw new DomainError('NOT_FOUND', { detail: t('membership.shoots.unknown') });
    if (isThere(shoot, { state, on })) return;
    if (!mayMove(shoot.state, state)) throw new DomainError('SHOOT_REFUSED', { detail: t('membership.shoots.refused.move') });
    const changes = {
      state,
      ...(state === 'confirmed' ? { confirmedOn: on } : {}),
      ...(state === 'cancelled' ? { openKey: null } : {}),
    };
    await this.shoots.update(id, changes);
    await this.audit.record('move-shoot', `shoot:${id}`, [`${shoot.state} -> ${state}`, on, note].filter((part) => part !== '').join(' '));
    await this.news.notify({ ...shoot, ...changes }, note);
  }

  private refuseBadDay({ state, on = '' }: MoveShootInput): void {
    if (state !== 'confirmed' || (isDate(on) && on >= dayInIndia(this.clock.now()))) return;
    throw new DomainError('VALIDATION_FAILED', { fields: { on: t('membership.shoots.refused.on') } });
  }
}

function isThere(shoot: Shoot, { state, on }: Pick<MoveShootInput, 'state' | 'on'>): boolean {
  return shoot.state === state && (state !== 'confirmed' || shoot.confirmedOn === on);
}
