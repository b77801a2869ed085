import { type CurrencyRate, type MembershipPlansResponse, type PlanId, SHOOT_CODE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { TAX_RATE_BASIS_POINTS } from '../books/tax.policy';
import { toPlan } from './plan.mapper';
import { type PlanRow, PlansRepository, type SettingName } from './plans.repository';

export type { PlanRow };
export type MembershipSettings = {
  readonly rates: readonly CurrencyRate[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** GST state codes. */
  readonly shootExcludedStates: readonly string[];
};

/** Plans and what the membership page says, as staff keep them. */
@Injectable()
export class PlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** False while no provider or no seller is configured. */
  get isOnSale(): boolean {
    return this.config.payments.provider !== null && this.config.seller !== null;
  }

  async require(id: PlanId): Promise<PlanRow> {
    const plan = await this.plans.find(id, this.clock.now());
    if (!plan) throw new DomainError('NOT_FOUND', { detail: t('membership.plans.unknown') });
    return this.withGate(plan);
  }

  all(): Promise<readonly PlanRow[]> {
    return this.allAt(this.clock.now());
  }

  /** Reads all plans as they were sold at a moment, in ms; at 0 as they were first sold. Benefits are those of now. */
  async allAt(moment: number): Promise<readonly PlanRow[]> {
    return (await this.plans.findAll(moment)).map((plan) => this.withGate(plan));
  }

  async settings(): Promise<MembershipSettings> {
    const stored = await this.plans.findSettings();
    // Lists are checked when they are saved, so not again when they are read.
    const listOf = <T>(name: SettingName) => (stored.get(name) ?? []) as readonly T[];
    return { rates: listOf('rates'), questions: listOf('questions'), shootExcludedStates: listOf('shoot-excluded-states') };
  }

  /** Reads everything that the page of the plans says. */
  async page(): Promise<MembershipPlansResponse['data']> {
    const [plans, { rates, questions, shootExcludedStates }] = await Promise.all([this.all(), this.settings()]);
    return {
      is_on_sale: this.isOnSale,
      plans: plans.map(toPlan),
      rates: [...rates],
      questions: [...questions],
      tax_rate_basis_points: TAX_RATE_BASIS_POINTS,
      shoot_excluded_states: [...shootExcludedStates],
      shoot_code: SHOOT_CODE,
    };
  }

  /** Free applications are configured, so that the page says what the gate does. */
  private withGate(plan: PlanRow): PlanRow {
    if (plan.id !== 'free') return plan;
    return { ...plan, benefits: { ...plan.benefits, applications_per_month: this.config.freeApplicationsPerMonth } };
  }
}
