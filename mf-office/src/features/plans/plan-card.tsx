import { formatMinor, longDayInIndia, momentInIndia, type PlanVersion, type StaffPlan } from '@alltalent/shared/contracts';
import { Disclosure, TextButton } from '@alltalent/shared/ui';
import { t } from '../../messages/plans';
import { soldOf } from './plan-draft';
import styles from './plans.module.css';

type PlanCardProps = {
  readonly plan: StaffPlan;
  readonly onChange: () => void;
  readonly onWithdraw: (version: PlanVersion) => void;
};

/** A plan: as it is sold, what is planned, and as it was sold before. */
export function PlanCard({ plan, onChange, onWithdraw }: PlanCardProps) {
  const sold = soldOf(plan);
  if (!sold) return null;
  const planned = plan.versions.filter(({ state }) => state === 'planned');
  const past = plan.versions.filter(({ state }) => state === 'past');
  return (
    <section className={styles.card} aria-label={sold.name}>
      <header className={styles.top}>
        <h2 className={styles.name}>{sold.name}</h2>
        <TextButton aria-haspopup="dialog" aria-label={t('plans.changeOf', { plan: sold.name })} onClick={onChange}>
          {t('plans.change')}
        </TextButton>
      </header>
      <Version plan={plan} version={sold} />
      {planned.map((version) => (
        <div key={version.id} className={styles.planned}>
          <p className={styles.plannedTop}>
            <strong>{t('plans.planned', { day: longDayInIndia(version.from) })}</strong>
            <TextButton
              aria-haspopup="dialog"
              aria-label={t('plans.withdrawOf', { plan: sold.name, day: longDayInIndia(version.from) })}
              onClick={() => onWithdraw(version)}
            >
              {t('plans.withdraw')}
            </TextButton>
          </p>
          <Version plan={plan} version={version} />
        </div>
      ))}
      {past.length > 0 && (
        <Disclosure className={styles.past} summary={t('plans.history', { count: past.length })}>
          <ol>
            {past.map((version) => (
              <li key={version.id}>
                <Version plan={plan} version={version} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  );
}

type VersionProps = { readonly plan: StaffPlan; readonly version: PlanVersion };

function Version({ plan: { term_months: months, currency }, version }: VersionProps) {
  const { state, name, tagline, price_minor: price, from, made_by: by, reason } = version;
  return (
    <>
      <p className={`num ${styles.price}`}>
        {state !== 'sold' && `${name}, `}
        <strong className={state === 'sold' ? styles.sum : undefined}>{formatMinor(price, currency)}</strong>{' '}
        {price > 0 && <span className="muted">{t('plans.term', { months })}</span>}
      </p>
      {tagline !== '' && <p>{tagline}</p>}
      {state !== 'planned' && (
        <p className={`muted num ${styles.small}`}>{from === '' ? t('plans.first') : t('plans.since', { at: momentInIndia(from) })}</p>
      )}
      {by !== '' && (
        <p className={`muted ${styles.small}`}>{reason === '' ? t('plans.byScript', { name: by }) : t('plans.by', { name: by, reason })}</p>
      )}
    </>
  );
}
