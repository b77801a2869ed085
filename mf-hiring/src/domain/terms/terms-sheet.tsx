import { joinClasses } from '@alltalent/shared/ui';
import type { OfferTerms } from '@alltalent/shared/contracts';
import { t } from '../../messages';
import { termRows } from './term-rows';
import styles from './terms.module.css';

type TermsSheetProps = {
  readonly terms: OfferTerms;
  /** Ids of rows that another version had otherwise. */ readonly changed?: readonly string[];
};

/** Terms to read, as a call sheet has them. */
export function TermsSheet({ terms, changed = [] }: TermsSheetProps) {
  return (
    <dl className={styles.sheet}>
      {termRows(terms).map(({ id, label, value }) => (
        <div key={id} className={joinClasses(styles.row, changed.includes(id) && styles.changed)}>
          <dt>{label}</dt>
          <dd className={id === 'fee' || id === 'days' ? `num ${styles.strong}` : undefined}>
            {value}
            {changed.includes(id) && <span className={styles.mark}>{t('offers.changed')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
