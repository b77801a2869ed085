import { momentInIndia, type Offer } from '@alltalent/shared/contracts';
import { PageSection } from '@alltalent/shared/ui/page-section';
import page from '../../domain/page/page.module.css';
import { termChanges } from '../../domain/terms/term-rows';
import { TermsSheet } from '../../domain/terms/terms-sheet';
import { t } from '../../messages';
import styles from './offer.module.css';

/** Every version, the newest first, with what it changed. */
export function VersionHistory({ offer: { versions, client, talent } }: { readonly offer: Offer }) {
  return (
    <PageSection id="history" title={t('offers.history')}>
      <ol className={styles.versions} reversed aria-label={t('offers.history')}>
        {versions
          .map((version, index) => ({ ...version, former: versions[index - 1] }))
          .reverse()
          .map(({ version, by, at, text, terms, former }) => (
            <li key={version}>
              <p>
                <strong>{t('offers.versionBy', { version, name: by === 'client' ? client.name : talent.name })}</strong>{' '}
                <time className="num muted" dateTime={at}>
                  {momentInIndia(at)}
                </time>
              </p>
              {text !== '' && <p className={page.words}>{text}</p>}
              <ul className={styles.plain}>
                {former &&
                  termChanges(former.terms, terms).map(({ id, label, before, now }) => (
                    <li key={id}>{t('offers.change', { label, before, now })}</li>
                  ))}
              </ul>
              <details className={styles.all}>
                <summary>{t('offers.allTerms', { version })}</summary>
                <TermsSheet terms={terms} />
              </details>
            </li>
          ))}
      </ol>
    </PageSection>
  );
}
