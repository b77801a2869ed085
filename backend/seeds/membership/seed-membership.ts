import { SHOOT_CODE } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { seedStores } from '../seed-stores';
import { PLANS } from './plans';
import { QUESTIONS } from './questions';
import { RATES } from './rates';

/** Ladakh, and the Andaman and Nicobar Islands (terms of use, "Additional terms"). */
const STATES_WITHOUT_SHOOTS = ['38', '35'] as const;

/** Adds the plans, what their page says, and the code of the shoot where they are missing; what staff changed stays. */
export async function seedMembership(dataSource: DataSource, now: Date): Promise<void> {
  const { plans, promoCodes } = seedStores(dataSource);
  const changedAt = now.getTime();
  await plans.addMissing(PLANS, [
    { name: 'rates', value: RATES, changedAt },
    { name: 'questions', value: QUESTIONS, changedAt },
    { name: 'shoot-excluded-states', value: STATES_WITHOUT_SHOOTS, changedAt },
  ]);
  await promoCodes.add({
    code: SHOOT_CODE,
    kind: 'shoot',
    value: 0,
    plans: ['one-year'],
    excludedStates: null,
    fromDay: '',
    toDay: '',
    mostUses: null,
    uses: 0,
    isOncePerPerson: true,
    isActive: true,
    madeAt: changedAt,
  });
}
