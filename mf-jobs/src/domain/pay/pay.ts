import { formatMoneyRange, type JobCard, PAY_KIND_LABELS } from '@alltalent/shared/contracts';

type Pay = Pick<JobCard, 'pay' | 'pay_max' | 'currency' | 'pay_kind' | 'pay_unit'>;

/** '₹2,40,000' or '₹25,000–₹40,000' with the unit beside it, or that it is unpaid and why. */
export function payText({ pay, pay_max, currency, pay_kind, pay_unit }: Pay): { readonly sum: string; readonly unit: string } {
  return pay_kind === 'paid'
    ? { sum: formatMoneyRange(pay, pay_max, currency), unit: pay_unit }
    : { sum: PAY_KIND_LABELS[pay_kind], unit: '' };
}
