import { ENDPOINTS, type ExperimentResultResponse, type VariantResult } from '@alltalent/shared/contracts';
import { textTable } from '@alltalent/backend/text-table';
import { age, percent } from './amounts';
import { askAsAnyRemote } from './ask-as-any-remote';
import type { Command } from './command';
import { splitSentence, verdictSentence } from './result-sentences';

const COLUMNS = ['VARIANT', 'RELEASE', 'SHARE', 'VISITORS', 'LEADS', 'RATE', 'AGAINST A, 95 %', 'P', 'FAILED', 'LCP P75'];
const DAYS_SHOWN = 14;

export const report: Command = {
  usage: '[experiment]',
  about: 'which variant wins; without a name, every test there was',
  async run([experiment], plane) {
    if (experiment === undefined) {
      const { experiments } = await askAsAnyRemote(plane, { endpoint: ENDPOINTS.experiments, input: {} });
      if (experiments.length === 0) return 'There was no test yet.';
      const rows = experiments.map((one) => [one.name, one.remote, one.state, age(one.started_at, Date.now())]);
      return textTable(['EXPERIMENT', 'REMOTE', 'STATE', 'BEGUN'], rows);
    }
    return describeResult(await askAsAnyRemote(plane, { endpoint: ENDPOINTS.experimentResult, input: { experiment } }), Date.now());
  },
};

/** Formats the experiment's result, with the verdict last. */
export function describeResult(found: ExperimentResultResponse, now: number): string {
  const { experiment, remote, state, started_at: startedAt, variants, excluded, plan } = found;
  const pages = plan.routes === null ? 'all pages' : plan.routes.join(', ');
  const head = `${experiment} of ${remote}, ${pages}: ${state}, begun ${age(startedAt, now)}`;
  const table = textTable(COLUMNS, variants.map(rowOf));
  const days = daysTable(variants);
  const aside = excluded === 0 ? '' : `\n${excluded.toLocaleString('en')} visitors were seen with two variants and count in none.`;
  return [head, table, ...(days === '' ? [] : [days]), `${splitSentence(found)}${aside}\n${verdictSentence(found)}`].join('\n\n');
}

function rowOf({ variant, versions, weight, difference, ...figures }: VariantResult): readonly string[] {
  return [
    variant,
    versions.at(-1) ?? '',
    percent(weight / 10_000),
    figures.exposed.toLocaleString('en'),
    figures.converted.toLocaleString('en'),
    figures.rate === null ? '' : percent(figures.rate),
    difference === null ? '' : `${points(difference.from)} to ${points(difference.to)} points`,
    difference === null ? '' : difference.p_value.toFixed(4),
    figures.failure_rate === null ? '' : percent(figures.failure_rate),
    figures.lcp_p75 === null ? '' : `${(figures.lcp_p75 / 1000).toFixed(2)} s`,
  ];
}

/** Formats a difference of rates in percentage points, with its sign. */
function points(part: number): string {
  return `${part < 0 ? '-' : '+'}${Math.abs(part * 100).toFixed(2)}`;
}

function daysTable(variants: readonly VariantResult[]): string {
  const days = (variants[0]?.days ?? []).map(({ day }) => day).slice(-DAYS_SHOWN);
  if (days.length === 0) return '';
  const rows = days.map((day) => [day, ...variants.map((variant) => rateUntil(variant, day))]);
  return textTable(['UNTIL', ...variants.map(({ variant }) => variant)], rows);
}

function rateUntil({ days }: VariantResult, day: string): string {
  const found = days.find((one) => one.day === day);
  if (!found || found.exposed === 0) return '';
  return `${found.converted.toLocaleString('en')} of ${found.exposed.toLocaleString('en')}, ${percent(found.converted / found.exposed)}`;
}
