import type { CurrencyRate, PlanId } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { PlanEntity } from '../schema/plan.entity';

export type PlanRow = Readonly<PlanEntity>;
export type MembershipSettings = {
  readonly rates: readonly CurrencyRate[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** GST state codes. */
  readonly shootExcludedStates: readonly string[];
};

/** Plans and what the membership page says, as staff keep them. */
@Injectable()
export class PlansService {
  /** False while no provider or no seller is configured. */
  get isOnSale(): boolean {
    throw new Error('not built');
  }

  require(_id: PlanId): Promise<PlanRow> {
    throw new Error('not built');
  }

  all(): Promise<readonly PlanRow[]> {
    throw new Error('not built');
  }

  settings(): Promise<MembershipSettings> {
    throw new Error('not built');
  }
}
