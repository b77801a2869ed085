import { useParamChanges } from '../../domain/address/use-param-changes';
import { FIGURE_PERIODS, type FigurePeriod, isDate } from '@alltalent/shared/contracts';

/** Period and days in the address; days that are not named are the usual ones. */
export type FigureChoice = { readonly by: FigurePeriod; readonly from: string | undefined; readonly to: string | undefined };

const EARLIEST = '2000-01-01';

/** True for a day that figures can be asked for; a year that is half typed is none. */
export function isFigureDay(text: string): boolean {
  return isDate(text) && text >= EARLIEST;
}

/** The choice in the address, and the way to change it; values that no figures have are left out. */
export function useFigureChoice() {
  const [params, change] = useParamChanges();
  const dayIn = (name: 'from' | 'to') => {
    const value = params.get(name) ?? '';
    return isFigureDay(value) ? value : undefined;
  };
  const choice: FigureChoice = {
    by: FIGURE_PERIODS.find((period) => period === params.get('by')) ?? 'day',
    from: dayIn('from'),
    to: dayIn('to'),
  };
  const choose = (next: FigureChoice) => change({ ...next, by: next.by === 'day' ? '' : next.by });
  return { choice, choose };
}
