import {
  addDays,
  type ChangePlanInput,
  dayInIndia,
  formatMinor,
  isDate,
  MEMBERSHIP_LIMITS,
  type PlanId,
  shortMomentInIndia,
  startOfDayInIndia,
  type WithdrawPlanChangeInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { actor } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { PlanVersionsRepository } from '../plans/plan-versions.repository';
import { PlansRepository } from '../plans/plans.repository';
import { PlanListService } from './plan-list.service';
import { field } from './promo-codes.policy';
import { badPrice } from './settings.policy';

type Versioned = { readonly plan: PlanId; readonly version: string };

/** Changes of price and words of a plan. What was ordered or agreed to for renewals keeps its price. */
@Injectable()
export class PlanChangesService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly versions: PlanVersionsRepository,
    private readonly list: PlanListService,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Changes a plan now or from a day on. Throws VALIDATION_FAILED, and REVISION_STALE for another version than the newest. */
  async change(input: ChangePlanInput): Promise<void> {
    const now = this.clock.now();
    const fields = { ...field('price_minor', badPrice(input.plan, input.price_minor)), ...field('from', badDay(input.from, now)) };
    if (Object.keys(fields).length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
    const { plan, name, tagline, price_minor: priceMinor, from, reason } = input;
    const fromAt = from === '' ? now : startOfDayInIndia(from);
    await this.locked(input, async () => {
      const former = await this.list.priceAt(plan, fromAt);
      await this.versions.add({ planId: plan, name, tagline, priceMinor, fromAt, madeAt: now, madeBy: actor(), reason });
      await this.audit.record('change-plan', `plan:${plan}`, detailOf({ former, name, priceMinor, from }, reason));
    });
  }

  /** Takes a planned change back. Throws NOT_FOUND for one that holds or is withdrawn, and REVISION_STALE as `change` does. */
  async withdraw(input: WithdrawPlanChangeInput): Promise<void> {
    const { plan, id, reason } = input;
    await this.locked(input, async () => {
      const isDone = await this.versions.withdraw(plan, id, { now: this.clock.now(), by: actor() });
      if (!isDone) throw new DomainError('NOT_FOUND', { detail: t('membership.staff.planHolds') });
      await this.audit.record('withdraw-plan-change', `plan:${plan}`, `${id}: ${reason}`);
    });
  }

  /** Runs an act with the plan locked, unless a colleague acted on it since it was read. */
  private async locked(read: Versioned, act: () => Promise<void>): Promise<void> {
    const work = async () => {
      await this.plans.lock(read.plan);
      await this.requireVersion(read);
      await act();
    };
    // What a colleague changed while this one waited for the lock is read, too.
    await retryLockConflicts(() => this.transactions.run(work, { readsCommitted: true }));
  }

  private async requireVersion({ plan, version }: Versioned): Promise<void> {
    if ((await this.list.versionOf({ id: plan })) === version) return;
    const acts = (await this.versions.findLast(plan)).flatMap(({ madeBy, madeAt, withdrawnBy, withdrawnAt }) => [
      { by: madeBy, at: madeAt },
      ...(withdrawnAt === null ? [] : [{ by: withdrawnBy, at: withdrawnAt }]),
    ]);
    const last = acts.toSorted((one, other) => other.at - one.at)[0];
    const name = last && ((await this.users.namesOf([last.by])).get(last.by) ?? last.by);
    const at = last ? shortMomentInIndia(last.at) : '';
    throw new DomainError('REVISION_STALE', { detail: t('membership.staff.planChanged', { name: name ?? '', at }) });
  }
}

type Change = Pick<ChangePlanInput, 'name' | 'from'> & {
  readonly former: Awaited<ReturnType<PlanListService['priceAt']>>;
  readonly priceMinor: number;
};

function detailOf({ former, name, priceMinor, from }: Change, reason: string): string {
  const price = formatMinor(priceMinor, former?.currency ?? 'INR');
  const prices = former ? `${formatMinor(former.priceMinor, former.currency)} -> ${price}` : price;
  return `${name}, ${prices}, from ${from || 'now'}: ${reason}`;
}

function badDay(day: string, now: number): string | null {
  const today = dayInIndia(now);
  const isAhead = isDate(day) && day > today && day <= addDays(today, MEMBERSHIP_LIMITS.planAheadDays);
  return day === '' || isAhead ? null : t('membership.staff.planDay', { days: MEMBERSHIP_LIMITS.planAheadDays });
}
