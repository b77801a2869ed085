import type { AccountComparison } from '@alltalent/shared/contracts';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/person-data';
import styles from './merge.module.css';

/** What goes over to the account that stays, and what does not. */
export function Moving({ comparison: { moves, stays } }: { readonly comparison: AccountComparison }) {
  return (
    <div className={styles.parts}>
      <Part title={t('merge.moves')}>
        {moves.length === 0 && <p className="muted">{t('merge.nothingMoves')}</p>}
        <ul className={styles.rows}>
          {moves.map(({ part, ...counts }) => (
            <li key={part}>
              <span>{t('merge.part', { part })}</span>
              <span className="muted">{t(counts.stays === 0 ? 'merge.count' : 'merge.countLeft', counts)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('merge.left')}>
        <ul className={styles.rows}>
          {stays.map(({ part, count }) => (
            <li key={part}>
              <span>{t('merge.leftPart', { part })}</span>
              <span className="muted">{count}</span>
            </li>
          ))}
        </ul>
        <p className={styles.leftText}>{t('merge.leftText')}</p>
      </Part>
    </div>
  );
}
