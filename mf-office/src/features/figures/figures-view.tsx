import { ApiError } from '@alltalent/shared/api';
import { dayInIndia, type Figures, formatDay } from '@alltalent/shared/contracts';
import { Alert, ErrorState, Icon, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { type FigureMessageId, t } from '../../messages/figures';
import { FigureCard } from './figure-card';
import { FigureControls } from './figure-controls';
import { FIGURES, LEADS } from './figure-list';
import { figuresQuery, fileOf } from './figures.query';
import styles from './figures.module.css';
import { LeadFigures } from './lead-figures';
import { type FigureChoice, useFigureChoice } from './use-figure-choice';

/** Figures of the business by day, week or month, beside those of the time before. */
export function FiguresView() {
  const { choice, choose } = useFigureChoice();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(figuresQuery(choice));
  const isSkeletonShown = useDelayed(isPending);
  useClosedOffice(error);
  const errors = (error instanceof ApiError && error.problem.fields) || {};
  const isRefused = Object.keys(errors).length > 0;
  return (
    <div className={styles.figures} aria-busy={isPending || isPlaceholderData}>
      <FigureControls choice={choice} shown={data?.data.now} errors={errors} onChoose={choose} />
      {isPending && (
        <div role="status" aria-label={t('figures.loading')}>
          {isSkeletonShown && <Skeleton shape="block" height="24rem" />}
        </div>
      )}
      {error && !data && !isRefused && <ErrorState title={t('figures.failure')} error={error} onRetry={() => void refetch()} />}
      {data && <Shown figures={data.data} choice={choice} />}
    </div>
  );
}

function Shown({ figures, choice }: { readonly figures: Figures; readonly choice: FigureChoice }) {
  const isRunning = isUnfinished(figures);
  const cards = FIGURES.filter(({ key }) => figures.now.total[key] !== null || key === 'answer_minutes');
  return (
    <>
      {!figures.is_complete && <Alert kind="info">{t('figures.incomplete')}</Alert>}
      <Legend figures={figures} isRunning={isRunning} />
      <div className={styles.cards}>
        {cards.map((figure) => (
          <FigureCard key={figure.key} figure={figure} figures={figures} isRunning={isRunning} />
        ))}
      </div>
      <File href={fileOf(choice, 'periods')} />
      <div className={styles.leads}>
        <FigureCard figure={LEADS} figures={figures} isRunning={isRunning} />
        <LeadFigures leads={figures.leads} from={figures.now.from} />
      </div>
      <File href={fileOf(choice, 'leads')} label={t('figures.leadsTitle')} />
      <Rules />
    </>
  );
}

function Legend({ figures: { by, before }, isRunning }: { readonly figures: Figures; readonly isRunning: boolean }) {
  return (
    <div className={styles.legend}>
      <p>
        {t('figures.compared', { from: formatDay(before.from), to: formatDay(before.to) })}{' '}
        {isRunning && t(by === 'day' ? 'figures.runningDay' : 'figures.running', { by })}
      </p>
      <ul>
        <li data-mark="now">{t('figures.legendNow')}</li>
        {isRunning && <li data-mark="running">{t('figures.legendRunning')}</li>}
        <li data-mark="before">{t('figures.legendBefore')}</li>
      </ul>
    </div>
  );
}

function File({ href, label }: { readonly href: string; readonly label?: string }) {
  return (
    <p className={styles.file}>
      <a href={href} download aria-label={label && `${t('figures.file')}: ${label}`}>
        <Icon name="download" />
        {t('figures.file')}
      </a>
    </p>
  );
}

const RULES: readonly FigureMessageId[] = [
  'figures.rule.days',
  'figures.rule.people',
  'figures.rule.leads',
  'figures.rule.answers',
  'figures.rule.hires',
  'figures.rule.money',
];

function Rules() {
  return (
    <details className={styles.folded}>
      <summary>
        <Icon name="down" />
        {t('figures.rulesTitle')}
      </summary>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Whether the last period has today in it. */
function isUnfinished({ now }: Figures): boolean {
  return now.to >= dayInIndia(Date.now());
}
