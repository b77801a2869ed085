import { Icon, TextButton } from '@alltalent/shared/ui';
import styles from './save-status.module.css';
import type { Autosave } from './use-autosave';

const NOT_YET = 'Not saved: one answer needs another look';

/**
 * Whether the section is saved. 'Saving…' is for the eye alone: what is read aloud is how it ended, and only where that is
 * news.
 */
export function SaveStatus({ outcome, isDirty, isInvalid, flush }: Autosave) {
  const isFailed = outcome.kind === 'failed' && isDirty;
  const isBusy = outcome.kind === 'saving' || (isDirty && !isInvalid && !isFailed);
  const text = isFailed ? `Not saved: ${outcome.message}` : isInvalid ? NOT_YET : outcome.kind === 'none' ? '' : 'Saved';
  return (
    <div className={styles.status} data-state={isBusy ? 'busy' : isFailed || isInvalid ? 'failed' : 'saved'}>
      {isBusy && <span aria-hidden="true">Saving…</span>}
      <span role="status" className={isBusy ? 'vh' : styles.outcome}>
        {text !== '' && <Icon name={isFailed || isInvalid ? 'alert' : 'check'} />}
        {text}
      </span>
      {isFailed && <TextButton onClick={() => void flush()}>Try again</TextButton>}
    </div>
  );
}
