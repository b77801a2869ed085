import { formatMinor, supplyPlaceName } from '@alltalent/shared/contracts';
import { t } from '../../messages/detail';
import { changed, type Fact, list, word } from './act-detail';
import { plainly } from './plain-words';

const CURRENCY = 'INR';

/** Writes a stored number. */
export const number = (stored: string): string => (/^\d+$/u.test(stored) ? t('detail.number', { count: Number(stored) }) : plainly(stored));
/** Names a plan by its id. */
export const plan = (stored: string): string => word('detail.plan', stored);
/** Writes paise in rupees. */
export const price = (minor: string): string => (/^\d+$/u.test(minor) ? formatMinor(Number(minor), CURRENCY) : plainly(minor));

/** Names states by their codes. */
export const places = (stored: string): string => list(stored, /[+,]/u, supplyPlaceName);

/** Writes what was changed of something, stored as `name before -> after, …`, by the words for each name. */
export function changesIn(
  stored: string,
  words: (name: string) => ((value: string) => string) | undefined,
  label: (name: string) => string,
): Fact[] {
  return stored
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split(' ');
      return changed(label(name), value.join(' '), words(name) ?? plainly);
    });
}
