import { shortMomentInIndia, type TextItem } from '@alltalent/shared/contracts';
import { t } from '../../messages/content';
import { wordingOf } from './wordings';
import styles from './texts.module.css';

type TextStatesProps = Pick<TextItem, 'kind' | 'name' | 'current' | 'planned' | 'newest'>;

/** Whether visitors see a text, whether another version is planned, and whether a draft waits. */
export function TextStates({ kind, name, current, planned, newest }: TextStatesProps) {
  return (
    <span className={styles.states}>
      <span className={styles.state}>
        {t(current ? (wordingOf({ kind, name }) === '' ? 'texts.onSite' : 'texts.isPublished') : 'texts.notOnSite')}
      </span>
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
