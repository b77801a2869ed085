import { dayInIndia } from '@alltalent/shared/contracts';
import type { InvoiceEntity } from '../schema/books.entity';

const PREFIX = { invoice: 'AT', credit: 'AC' } as const satisfies Record<InvoiceEntity['kind'], string>;
const APRIL = 4;

/** Returns the series of a document by kind and fiscal year, which begins on 1 April in India: 'AT/26-27'. */
export function seriesOf(kind: InvoiceEntity['kind'], at: number): string {
  const [year = 0, month = 0] = dayInIndia(at).split('-').map(Number);
  const first = month >= APRIL ? year : year - 1;
  return `${PREFIX[kind]}/${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** Returns the number at a place of a series: 'AT/26-27/000001', at most 16 characters (CGST Rules, rule 46). */
export function numberIn(series: string, place: number): string {
  return `${series}/${String(place).padStart(6, '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
