import type { ChangePlanInput, PlanVersion, StaffPlan } from '@alltalent/shared/contracts';
import { t } from '../../messages/plans';

const PAISE = 100;
const PRICE = /^\d{1,6}(?:\.\d{1,2})?$/u;

/** A change of a plan as it is written: the price in rupees, as text. */
export type PlanDraft = {
  readonly name: string;
  readonly tagline: string;
  readonly price: string;
  readonly from: string;
  readonly reason: string;
};

/** Returns the version that is sold; the newest one where none is, which no server answers. */
export function soldOf({ versions }: StaffPlan): PlanVersion | undefined {
  return versions.find(({ state }) => state === 'sold') ?? versions[0];
}

export function draftOf(plan: StaffPlan): PlanDraft {
  const { name = '', tagline = '', price_minor: price = 0 } = soldOf(plan) ?? {};
  return { name, tagline, price: String(price / PAISE), from: '', reason: '' };
}

/** Returns the price of a draft in paise; null for what is no price. */
export function paiseOf({ price }: PlanDraft): number | null {
  return PRICE.test(price.trim()) ? Math.round(Number(price) * PAISE) : null;
}

/** Returns the first mistake of each field that the server need not be asked about. */
export function mistakesIn(draft: PlanDraft): Partial<Record<keyof PlanDraft, string>> {
  return {
    ...(draft.name.trim() === '' ? { name: t('plan.noName') } : {}),
    ...(paiseOf(draft) === null ? { price: t('plan.wrongPrice') } : {}),
    ...(draft.reason.trim() === '' ? { reason: t('plan.reasonMissing') } : {}),
  };
}

/** Returns what is sent for a draft; `read`: the plan as it was read. */
export function inputOf(draft: PlanDraft, read: StaffPlan): ChangePlanInput {
  return {
    plan: read.id,
    name: draft.name.trim(),
    tagline: draft.tagline.trim(),
    price_minor: paiseOf(draft) ?? 0,
    from: draft.from,
    reason: draft.reason.trim(),
    version: read.version,
  };
}
