import type { DataSource } from 'typeorm';
import { Transactions } from '../../../src/kernel/database/transaction';
import type { PlansService } from '../../../src/membership/plans/plans.service';
import type { PromoCode } from '../../../src/membership/promo-codes/promo-codes.policy';
import { PromoCodesRepository } from '../../../src/membership/promo-codes/promo-codes.repository';
import { PromoCodesService } from '../../../src/membership/promo-codes/promo-codes.service';

/** 20 November 2026, 15:30 in India. */
export const PROMO_NOW = Date.parse('2026-11-20T10:00:00Z');
const WITHOUT_SHOOTS = ['38', '35'];

/** Code of ten percent off for both plans, without limits unless said. */
export function aCode(code: Partial<PromoCode> = {}): PromoCode {
  return {
    code: 'TEN',
    kind: 'percent',
    value: 1000,
    plans: ['monthly', 'one-year'],
    excludedStates: [],
    fromDay: '',
    toDay: '',
    mostUses: null,
    uses: 0,
    isOncePerPerson: false,
    isActive: true,
    madeAt: 1,
    ...code,
  };
}

export function promoCodesOn(dataSource: DataSource, now: () => number = () => PROMO_NOW) {
  const repository = new PromoCodesRepository(dataSource);
  const plans = { settings: async () => ({ rates: [], questions: [], shootExcludedStates: WITHOUT_SHOOTS }) } as unknown as PlansService;
  return { repository, service: new PromoCodesService(repository, plans, new Transactions(dataSource), { now }) };
}
