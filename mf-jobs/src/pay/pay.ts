import { formatMoney, type JobCard, PAY_KIND_LABELS } from '@alltalent/shared/contracts';

type Pay = Pick<JobCard, 'pay' | 'currency' | 'pay_kind' | 'pay_unit'>;

/** '₹2,40,000' with its unit beside it, or that it is unpaid and why. */
export function payInWords({ pay, currency, pay_kind, pay_unit }: Pay): { readonly sum: string; readonly unit: string } {
  return pay_kind === 'paid' ? { sum: formatMoney(pay, currency), unit: pay_unit } : { sum: PAY_KIND_LABELS[pay_kind], unit: '' };
}
