import { Icon, TextButton } from '@alltalent/shared/ui';
import styles from './save-status.module.css';
import type { Autosave } from './use-autosave';

const NOT_YET = 'Not saved: one answer needs another look';

/**
 * Whether the section is saved. 'Saving…' is for the eye alone: what is read aloud is how it ended, and only where that is
 * news.
 */
export function SaveStatus({ outcome, isDirty, isInvalid, isAnnounced, flush }: Autosave) {
  const isFailed = outcome.kind === 'failed' && isDirty;
  const isBusy = outcome.kind === 'saving' || (isDirty && !isInvalid && !isFailed);
  const isWrong = isFailed || isAnnounced;
  const good = outcome.kind === 'none' || isInvalid ? '' : 'Saved';
  const text = isFailed ? `Not saved: ${outcome.message}` : isAnnounced ? NOT_YET : good;
  return (
    <div className={styles.status} data-state={isBusy ? 'busy' : isWrong ? 'failed' : 'saved'}>
      {isBusy && <span aria-hidden="true">Saving…</span>}
      <span role="status" className={isBusy ? 'vh' : styles.outcome}>
        {text !== '' && <Icon name={isWrong ? 'alert' : 'check'} />}
        {text}
      </span>
      {isFailed && <TextButton onClick={() => void flush()}>Try again</TextButton>}
    </div>
  );
}
