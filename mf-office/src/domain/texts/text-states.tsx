import { shortMomentInIndia, type TextItem } from '@alltalent/shared/contracts';
import { t } from '../../messages/content';
import styles from './texts.module.css';

type TextStatesProps = Pick<TextItem, 'current' | 'planned' | 'newest'>;

/** Whether visitors see a text, whether another version is planned, and whether a draft waits. */
export function TextStates({ current, planned, newest }: TextStatesProps) {
  return (
    <span className={styles.states}>
      <span className={styles.state}>{t(current ? 'texts.onSite' : 'texts.notOnSite')}</span>
      {newest.state === 'draft' && (
        <span className={styles.state} data-waits="">
          {t('texts.draft')}
        </span>
      )}
      {planned?.effective_at && (
        <span className={styles.state} data-waits="">
          {t('texts.planned', { at: shortMomentInIndia(planned.effective_at) })}
        </span>
      )}
    </span>
  );
}
