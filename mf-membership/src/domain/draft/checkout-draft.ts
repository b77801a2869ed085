import { tabMemory } from '@alltalent/shared/api';
import type { PaidPlanId } from '@alltalent/shared/contracts';

const EMPTY_BILLING = { name: '', address: '', city: '', postal_code: '', state_code: '', gstin: '' };

/** Name and address for the invoice, as typed. */
export type BillingDraft = typeof EMPTY_BILLING;

/** What was typed and chosen in the checkout; `renews` is '' until it is chosen. */
export type CheckoutDraft = {
  readonly plan: PaidPlanId;
  readonly renews: '' | 'yes' | 'no';
  readonly accepts_no_refunds: boolean;
  readonly code: string;
  readonly billing: BillingDraft;
};

const keyOf = (userId: string): string => `membership.checkout.${userId}`;

/** Returns what this account typed in this tab. For another plan, only the address is kept. */
export function readDraft(userId: string, plan: PaidPlanId): CheckoutDraft {
  const stored = parse(tabMemory.read(keyOf(userId)));
  const isSame = stored['plan'] === plan;
  const renews = isSame && (stored['renews'] === 'yes' || stored['renews'] === 'no') ? stored['renews'] : '';
  return {
    plan,
    renews,
    accepts_no_refunds: isSame && stored['accepts_no_refunds'] === true,
    code: isSame ? textOf(stored['code']) : '',
    billing: readBilling(stored['billing']),
  };
}

/** Stores a part of the draft; the rest stays as it was. */
export function patchDraft(userId: string, plan: PaidPlanId, part: Partial<Omit<CheckoutDraft, 'plan'>>): void {
  tabMemory.write(keyOf(userId), JSON.stringify({ ...readDraft(userId, plan), ...part }));
}

export function deleteDraft(userId: string): void {
  tabMemory.write(keyOf(userId), null);
}

function readBilling(stored: unknown): BillingDraft {
  const typed = isRecord(stored) ? stored : {};
  const fields = Object.keys(EMPTY_BILLING).map((name) => [name, textOf(typed[name])] as const);
  return { ...EMPTY_BILLING, ...Object.fromEntries(fields) };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
