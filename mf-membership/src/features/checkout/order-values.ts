import { type PaidPlanId, type PlaceOrderInput, placeOrderSchema, type Quote } from '@alltalent/shared/contracts';
import { errorsIn, toFormErrors } from '@alltalent/shared/ui/form';
import type { BillingDraft } from '../../domain/draft/checkout-draft';

/** Values of the form; nothing is chosen in advance. */
export type OrderValues = {
  readonly renews: '' | 'yes' | 'no';
  readonly accepts_no_refunds: boolean;
  readonly billing: BillingDraft;
};

type Sending = { readonly plan: PaidPlanId; readonly quote: Quote; readonly from: string };

/** Returns what is sent for these values: without a refused code, and with the total that was shown. */
export function toInput(values: OrderValues, sending: Sending): PlaceOrderInput {
  return placeOrderSchema.cast(draftInput(values, sending), { assert: false }) as PlaceOrderInput;
}

/** What the contract refuses, by the fields of the form. */
export function orderErrors(values: OrderValues, sending: Sending): object {
  const errors = Object.entries(errorsIn(placeOrderSchema, draftInput(values, sending)));
  return toFormErrors(Object.fromEntries(errors.filter(([name]) => fieldOf(name) !== undefined)));
}

const OWN_FIELDS = /^(renews|accepts_no_refunds|billing\.(name|address|city|postal_code|state_code|gstin))$/u;

/** The form's field for a name of the server; undefined when the form has none. */
export const fieldOf = (name: string): string | undefined => (OWN_FIELDS.test(name) ? name : undefined);

function draftInput({ renews, accepts_no_refunds: accepts, billing }: OrderValues, { plan, quote, from }: Sending) {
  return {
    plan,
    renews: renews === '' ? undefined : renews === 'yes',
    code: quote.promo.state === 'applied' ? quote.promo.code : '',
    billing,
    accepts_no_refunds: accepts,
    total_minor: quote.total_minor,
    return_path: from,
  };
}
