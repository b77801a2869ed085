import { type BookShootInput, dayInIndia, MEMBERSHIP_LIMITS, type OwnMembership } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { onceForKey, wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { spend } from '../../kernel/rate-limits/spend';
import { PlansService } from '../plans/plans.service';
import { ShootNewsService } from './shoot-news.service';
import { namesOf, stateNameOf, wishFaultOf } from './shoot-wish.policy';
import { toBooking } from './shoot.mapper';
import { type Shoot, ShootsRepository } from './shoots.repository';

const DAY_MS = 24 * 3600 * 1000;
const MOST_A_DAY = 10;

type Included = { readonly isIncluded: boolean; readonly freeOrderId: string | null; readonly booking: Shoot | null };

const WISH_FAULTS = {
  notADay: 'membership.shoots.refused.notADay',
  twice: 'membership.shoots.refused.twice',
  tooSoon: 'membership.shoots.refused.tooSoon',
  tooLate: 'membership.shoots.refused.tooLate',
} as const;

/** Books and cancels the free portfolio shoots of members. */
@Injectable()
export class ShootsService {
  constructor(
    private readonly shoots: ShootsRepository,
    private readonly news: ShootNewsService,
    private readonly plans: PlansService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Finds what the page of the membership says about the shoot. */
  async of(userId: string): Promise<OwnMembership['shoot']> {
    const { isIncluded, booking } = await this.included(userId);
    return { is_included: isIncluded, booking: booking && toBooking(booking) };
  }

  /** Asks for a shoot. Throws SHOOT_REFUSED with the reason. */
  async book(userId: string, input: BookShootInput): Promise<void> {
    if (wasDoneBefore()) return;
    await this.refuseBadWish(input);
    const limit = { name: 'shoot:book', subject: userId, most: MOST_A_DAY, windowMs: DAY_MS };
    const reservation = await this.limits.consume([limit]);
    await spend(reservation, () => this.change(userId, () => this.store(userId, input)));
  }

  /** Withdraws the request; does nothing when there is none. Throws SHOOT_REFUSED once staff have confirmed it. */
  cancel(userId: string): Promise<void> {
    return this.change(userId, async () => {
      const ahead = (await this.shoots.findOfUser(userId)).find(isAhead);
      const shoot = ahead && (await this.shoots.lock(ahead.id));
      if (shoot?.state === 'confirmed') throw shootRefused(t('membership.shoots.refused.confirmed'));
      if (shoot?.state === 'requested') await this.shoots.update(shoot.id, { state: 'cancelled', openKey: null });
    });
  }

  /** Runs `work` in one transaction. Changes of one account run one after another. */
  private change(userId: string, work: () => Promise<void>): Promise<void> {
    const run = async () => {
      await this.users.lock(userId);
      await onceForKey(work);
    };
    return retryLockConflicts(() => this.transactions.run(run));
  }

  private async store(userId: string, { dates, city, state_code: stateCode, notes }: BookShootInput): Promise<void> {
    const { isIncluded, freeOrderId: orderId } = await this.included(userId);
    if (!isIncluded) throw shootRefused(t('membership.shoots.refused.notIncluded'));
    if (orderId === null) throw bookedAlready();
    const wish = { userId, orderId, openKey: orderId, state: 'requested', dates, confirmedOn: '', city, stateCode, notes } as const;
    const shoot = await this.shoots.insert({ ...wish, askedAt: this.clock.now() });
    if (shoot === null) throw bookedAlready();
    await this.news.notify(shoot);
  }

  private async included(userId: string): Promise<Included> {
    const orderIds = await this.shoots.findOrdersWithShoot(userId, this.clock.now());
    const bookings = await this.shoots.findOfUser(userId);
    const freeOrderId = orderIds.find((orderId) => !bookings.some(({ openKey }) => openKey === orderId)) ?? null;
    const booking = bookings.find(isAhead) ?? (freeOrderId === null ? (bookings[0] ?? null) : null);
    return { isIncluded: orderIds.length > 0, freeOrderId, booking };
  }

  private async refuseBadWish({ dates, city, state_code: code }: BookShootInput): Promise<void> {
    const fault = wishFaultOf(dates, dayInIndia(this.clock.now()));
    const range = { from: MEMBERSHIP_LIMITS.shootFromDays, to: MEMBERSHIP_LIMITS.shootToDays };
    if (fault !== null) throw refuseIn({ dates: t(WISH_FAULTS[fault], range) });
    if (city === '') throw refuseIn({ city: t('membership.shoots.refused.city') });
    if (stateNameOf(code) === null) throw refuseIn({ state_code: t('membership.shoots.refused.state') });
    const { shootExcludedStates: excluded } = await this.plans.settings();
    if (excluded.includes(code)) throw shootRefused(t('membership.shoots.refused.excluded', { states: namesOf(excluded) }));
  }
}

function isAhead({ state }: Shoot): boolean {
  return state === 'requested' || state === 'confirmed';
}

function refuseIn(fields: Readonly<Record<string, string>>): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields });
}

function shootRefused(detail: string): DomainError {
  return new DomainError('SHOOT_REFUSED', { detail });
}

function bookedAlready(): DomainError {
  return shootRefused(t('membership.shoots.refused.booked'));
}
