import type { PlanVersion, PlanVersionState, StaffPlan, StaffPlansResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { TAX_RATE_BASIS_POINTS } from '../books/tax.policy';
import { toPlan } from '../plans/plan.mapper';
import { type PlanVersionRow, PlanVersionsRepository } from '../plans/plan-versions.repository';
import { type PlanRow, PlansService } from '../plans/plans.service';

/** Versions of a plan that are shown at most, the newest ones. */
const MOST_SHOWN = 50;
/** Before every version, so that all of them are left out. */
const AT_FIRST = 0;

/** What each plan is, was and will be sold as. */
@Injectable()
export class PlanListService {
  constructor(
    private readonly plans: PlansService,
    private readonly versions: PlanVersionsRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<StaffPlansResponse> {
    const data: StaffPlan[] = [];
    for (const first of await this.plans.allAt(AT_FIRST)) data.push(await this.planOf(first));
    return { status: 200, is_on_sale: this.plans.isOnSale, tax_rate_basis_points: TAX_RATE_BASIS_POINTS, data };
  }

  /** Returns the price of a plan at a moment, in hundredths of its currency, and that currency. */
  async priceAt(id: PlanRow['id'], at: number): Promise<{ readonly priceMinor: number; readonly currency: string } | null> {
    return (await this.plans.allAt(at)).find((plan) => plan.id === id) ?? null;
  }

  /** Names what staff did about a plan: another text after every act. */
  async versionOf(plan: Pick<PlanRow, 'id'>): Promise<string> {
    const acts = await this.versions.findLast(plan.id);
    return acts.map(({ id, withdrawnAt }) => `${id}.${withdrawnAt ?? 0}`).join('-') || 'first';
  }

  private async planOf(first: PlanRow): Promise<StaffPlan> {
    const now = this.clock.now();
    const rows = await this.versions.find(first.id, MOST_SHOWN);
    const names = await this.users.namesOf(rows.map(({ madeBy }) => madeBy));
    const sold = rows.find(({ fromAt }) => fromAt <= now);
    const { benefits, currency, term_months } = toPlan(first);
    const versions = rows.map((row) => shown(row, stateOf(row, sold, now), names.get(row.madeBy) ?? row.madeBy));
    const isWhole = rows.length < MOST_SHOWN;
    return {
      id: first.id,
      term_months,
      currency,
      benefits,
      version: await this.versionOf(first),
      versions: [...versions, ...(isWhole ? [firstVersion(first, sold === undefined)] : [])],
    };
  }
}

function stateOf(row: PlanVersionRow, sold: PlanVersionRow | undefined, now: number): PlanVersionState {
  if (row === sold) return 'sold';
  return row.fromAt > now ? 'planned' : 'past';
}

function shown(row: PlanVersionRow, state: PlanVersionState, madeBy: string): PlanVersion {
  const { id, name, tagline, priceMinor, fromAt, reason } = row;
  return { id, state, name, tagline, price_minor: priceMinor, from: new Date(fromAt).toISOString(), made_by: madeBy, reason };
}

function firstVersion({ name, tagline, priceMinor }: PlanRow, isSold: boolean): PlanVersion {
  return { id: 0, state: isSold ? 'sold' : 'past', name, tagline, price_minor: priceMinor, from: '', made_by: '', reason: '' };
}
