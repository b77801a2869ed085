import { longDayInIndia, type OwnMembership } from '@alltalent/shared/contracts';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';
import styles from './own.module.css';

/** Section about how much of the plan's limits is used. */
export function UsagePart({ usage }: { readonly usage: OwnMembership['usage'] }) {
  const { applications, applications_limit: limit, resets_at: resetsAt, photos_limit: photos } = usage;
  return (
    <PageSection id="usage" title={t('own.usage')}>
      <dl className={`num ${styles.facts}`}>
        <div>
          <dt id="applications-name">{t('own.applications')}</dt>
          <dd>
            {limit === null ? t('own.applicationsFree', { count: applications }) : t('own.applicationsOf', { count: applications, limit })}
            {limit !== null && limit > 0 && (
              <meter
                className={styles.meter}
                aria-labelledby="applications-name"
                min={0}
                max={limit}
                value={Math.min(applications, limit)}
              />
            )}
            <span className={styles.aside}>{t('own.resets', { day: longDayInIndia(resetsAt) })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('own.photos')}</dt>
          <dd>{t('own.photosUpTo', { count: photos })}</dd>
        </div>
      </dl>
    </PageSection>
  );
}
