import { messageOf } from '@alltalent/shared/api';
import type { PlanFiguresInput, PlanFiguresResponse } from '@alltalent/shared/contracts';
import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { percent } from '../../domain/figures/figures';
import { t } from '../../messages';
import { planFiguresQuery } from './plan-figures.query';
import css from './releases.module.css';
import { plannedOf, type TestValues } from './test-values';

/** What the test takes that is being typed, in words. */
export function TestPlan({ remote }: { readonly remote: string }) {
  const { values } = useFormikContext<TestValues>();
  const text = useDebouncedValue(JSON.stringify(plannedOf(remote, values)));
  const input = JSON.parse(text) as PlanFiguresInput | null;
  const query = planFiguresQuery(input ?? { remote, baseline: 0, lift: 0, weight: 0 });
  const { data, error } = useQuery({ ...query, queryFn: input === null ? skipToken : query.queryFn });
  return (
    <section className={css.plan} aria-label={t('plan.title')} aria-live="polite">
      <h3>{t('plan.title')}</h3>
      {error && <p>{t('plan.unread', { problem: messageOf(error) })}</p>}
      {!error && input && data && <Sentences input={input} figures={data} />}
    </section>
  );
}

function Sentences({ input, figures }: { readonly input: PlanFiguresInput; readonly figures: PlanFiguresResponse }) {
  const { remote, baseline, lift } = input;
  const { conversion, visitors, days, routes, views_per_day: views } = figures;
  return (
    <>
      <p>{conversion === 'lead' ? t('plan.lead') : t('plan.none', { remote })}</p>
      <p>
        {t('plan.effect', {
          rate: percent(baseline),
          more: percent(Math.min(1, baseline * (1 + lift))),
          less: percent(Math.max(0, baseline * (1 - lift))),
        })}
      </p>
      <p>
        {t('plan.visitors', { visitors })}{' '}
        {days === null || views === null ? t('plan.daysUnknown') : t('plan.days', { days, views: Math.max(1, Math.round(views)) })}
      </p>
      <p>{t('plan.pages', { pages: routes.map(({ pattern }) => pattern).join(', ') })}</p>
      <p>{t('plan.settled')}</p>
    </>
  );
}
