import { formatMinor } from '@alltalent/shared/contracts';
import { t } from '../../messages/settings';

/** Enough rupees for a sum that can be read in a currency of large units. */
const RUPEES = 1000;
const PAISE = 100;

/** Says what a thousand rupees are in a currency; `currency`: its ISO 4217 code. */
export function aboutThousand(currency: string, perRupee: number): string {
  const sum = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(RUPEES * perRupee);
  return t('rates.about', { rupees: formatMinor(RUPEES * PAISE, 'INR'), sum });
}
