import type { TermChange } from '../../domain/terms/term-rows';
import { t } from '../../messages';
import styles from './offer.module.css';

type ChangesProps = { readonly changes: readonly TermChange[]; readonly version: number; readonly name: string };

/** What one version has otherwise than the one before, in words. */
export function Changes({ changes, version, name }: ChangesProps) {
  if (changes.length === 0) return <p className="muted">{t('offers.sameTerms', { version })}</p>;
  return (
    <div className={styles.changes} role="group" aria-label={t('offers.changesOf', { version })}>
      <p>
        <strong>{t('offers.changedBy', { name, count: changes.length })}</strong>
      </p>
      <ul>
        {changes.map(({ id, label, before, now }) => (
          <li key={id}>{t('offers.change', { label, before, now })}</li>
        ))}
      </ul>
    </div>
  );
}
