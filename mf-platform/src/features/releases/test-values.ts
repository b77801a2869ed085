import { experimentNameSchema, PLAN_LIMITS, type PlanFiguresInput, WHOLE_WEIGHT } from '@alltalent/shared/contracts';
import { object, string } from 'yup';
import { t } from '../../messages';
import { weightOf } from './percent-of-visitors';
import { percentageSchema } from './percentage-schema';

/** A test as it is typed: amounts in percent, pages with commas between them. */
export type TestValues = {
  readonly experiment: string;
  readonly variant: string;
  readonly weight: string;
  readonly pages: string;
  readonly rate: string;
  readonly lift: string;
  readonly reason: string;
};

const amountSchema = (problem: string, limits: Limits) => string().test('amount', problem, (text) => partOf(text ?? '', limits) !== null);

export const testSchema = () =>
  object({
    experiment: experimentNameSchema.required(t('test.nameMissing')),
    variant: string().required(),
    weight: percentageSchema,
    rate: amountSchema(t('test.rateWrong'), PLAN_LIMITS.baseline),
    lift: amountSchema(t('test.liftWrong'), PLAN_LIMITS.lift),
  });

/** Returns the plan of what is typed; null while an amount is missing or out of bounds. */
export function plannedOf(remote: string, { weight, pages, rate, lift }: TestValues): PlanFiguresInput | null {
  const [baseline, change, share] = [partOf(rate, PLAN_LIMITS.baseline), partOf(lift, PLAN_LIMITS.lift), weightOf(weight)];
  if (baseline === null || change === null || share === null || share === 0 || share === WHOLE_WEIGHT) return null;
  return { remote, baseline, lift: change, weight: share, routes: routesOf(pages)?.join(',') };
}

/** Returns the patterns that are typed; undefined for all pages. */
export function routesOf(pages: string): string[] | undefined {
  const routes = pages.split(/[\s,]+/u).filter((pattern) => pattern !== '');
  return routes.length === 0 ? undefined : routes;
}

type Limits = { readonly from: number; readonly to: number };

function partOf(text: string, { from, to }: Limits): number | null {
  const part = Number(text) / 100;
  return text.trim() !== '' && part >= from && part <= to ? part : null;
}
