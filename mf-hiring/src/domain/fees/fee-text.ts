import { FEE_UNIT_LABELS, type FeeUnit, formatMoney } from '@alltalent/shared/contracts';
import { t } from '../../messages';

export type Fee = { readonly fee: number; readonly currency: string; readonly fee_unit: FeeUnit };

/** '₹25,000 per day'; unpaid work says so. */
export const feeText = ({ fee, currency, fee_unit: unit }: Fee): string =>
  fee === 0 ? t('hiring.noFee') : `${formatMoney(fee, currency)} ${FEE_UNIT_LABELS[unit]}`;
