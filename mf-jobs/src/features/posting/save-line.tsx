import { timeInIndia } from '@alltalent/shared/contracts';
import { Icon, TextButton } from '@alltalent/shared/ui';
import { isBlank } from './blank-job';
import styles from './posting.module.css';
import type { DraftState } from './draft-state';
import { useJobContent } from './use-fields';
import { useDraft, useDraftState } from './use-job-draft';

type SaveLineProps = {
  /** Asks a visitor to log in; null for who is logged in. */
  readonly onLogIn: (() => void) | null;
};

/** Says whether and where the job is saved. 'Saving…' is not announced to screen readers. */
export function SaveLine({ onLogIn }: SaveLineProps) {
  const draft = useDraft();
  const state = useDraftState();
  const content = useJobContent();
  if (onLogIn !== null) return <OfVisitor isBlank={isBlank(content)} onLogIn={onLogIn} />;
  const { text, look } = lineOf(state);
  return (
    <p className={styles.saved} data-state={look}>
      {look === 'busy' && <span aria-hidden="true">Saving…</span>}
      <span role="status" className={look === 'busy' ? 'vh' : styles.outcome}>
        {text !== '' && <Icon name={look === 'failed' ? 'alert' : 'check'} />}
        {text}
      </span>
      {state.outcome.kind === 'failed' && state.isDirty && <TextButton onClick={() => void draft.flush()}>Try again</TextButton>}
    </p>
  );
}

function OfVisitor({ isBlank: isNothing, onLogIn }: { readonly isBlank: boolean; readonly onLogIn: () => void }) {
  return (
    <p className={styles.saved} data-state="saved">
      <span role="status" className={styles.outcome}>
        {!isNothing && <Icon name="check" />}
        {isNothing ? '' : 'Kept in this browser'}
      </span>
      {!isNothing && <TextButton onClick={onLogIn}>Save</TextButton>}
    </p>
  );
}

type Line = { readonly text: string; readonly look: 'busy' | 'saved' | 'failed' };

function lineOf({ outcome, isDirty, job }: DraftState): Line {
  if (outcome.kind === 'failed' && isDirty) return { text: `Not saved: ${outcome.message}`, look: 'failed' };
  if (outcome.kind === 'stale') return { text: 'Not saved', look: 'failed' };
  if (isDirty) return { text: '', look: 'busy' };
  if (job === null) return { text: '', look: 'saved' };
  return { text: `${job.state === 'draft' ? 'Draft saved' : 'Saved'}, ${timeInIndia(job.saved_at)}`, look: 'saved' };
}
