import { type Applicant, JOB_LIMITS } from '@alltalent/shared/contracts';
import { Icon, TextArea, TextButton } from '@alltalent/shared/ui';
import styles from './private-note.module.css';
import { usePrivateNote } from './use-private-note';

/** A note nobody else reads, saved while it is written. */
export function PrivateNote({ applicant }: { readonly applicant: Applicant }) {
  const { text, change, flush, state, failure } = usePrivateNote(applicant);
  return (
    <div className={styles.note}>
      <TextArea
        name="client_note"
        label="Your note"
        hint="Nobody but you reads it."
        value={text}
        onChange={change}
        onBlur={() => void flush()}
        maxLength={JOB_LIMITS.clientNote}
        rows={4}
      />
      <p className={styles.saved} data-state={state}>
        {state === 'busy' && <span aria-hidden="true">Saving…</span>}
        <span role="status" className={state === 'busy' ? 'vh' : undefined}>
          {state === 'saved' && (
            <>
              <Icon name="check" /> Saved
            </>
          )}
          {state === 'failed' && `Not saved: ${failure}`}
        </span>
        {state === 'failed' && <TextButton onClick={() => void flush()}>Try again</TextButton>}
      </p>
    </div>
  );
}
