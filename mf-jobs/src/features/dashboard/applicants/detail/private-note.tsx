import { useMayChange } from '@alltalent/shared/api';
import { type Applicant, JOB_LIMITS } from '@alltalent/shared/contracts';
import { Icon, TextArea, TextButton } from '@alltalent/shared/ui';
import { t } from '../../../../messages';
import styles from './private-note.module.css';
import { usePrivateNote } from './use-private-note';

/** A note that the talent never reads, saved while it is written. Viewers in a team only read it. */
export function PrivateNote({ applicant }: { readonly applicant: Applicant }) {
  return useMayChange() ? <NoteField applicant={applicant} /> : <p className={styles.text}>{applicant.client_note}</p>;
}

function NoteField({ applicant }: { readonly applicant: Applicant }) {
  const { text, change, flush, state, failure } = usePrivateNote(applicant);
  return (
    <div className={styles.note}>
      <TextArea
        name="client_note"
        label="Your note"
        hint={t('applicants.noteHint')}
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
