import { useHydrated, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnJob } from '@alltalent/shared/contracts';
import { useLeaving } from '@alltalent/shared/ui/leaving';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { textOf } from './blank-job';
import type { DraftState } from './draft-state';
import { JobDraft } from './job-draft';

const DraftContext = createContext<JobDraft | null>(null);
export const DraftProvider = DraftContext.Provider;

export function useDraft(): JobDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('A field stands outside of its job.');
  return draft;
}

export function useDraftState(): DraftState {
  const draft = useDraft();
  return useSyncExternalStore(draft.subscribe, draft.read, draft.read);
}

type DraftFor = {
  /** The client's id; '' for a visitor, whose draft stays in this browser. */
  readonly owner: string;
  /** What the address asks for, as the server has it; null for a new job. */
  readonly job: OwnJob | null;
};

type HeldDraft = {
  readonly draft: JobDraft;
  /** Of the drafts of this page, so that each has a form of its own. */
  readonly number: number;
};

/**
 * The draft the address asks for. It stays the same when it gets its id, and on the way back to before it had one. A visitor's
 * draft becomes the client's in the form that is in use, so that no press and no letter is lost.
 */
export function useJobDraft({ owner, job }: DraftFor): HeldDraft {
  const { key } = useLocation();
  const save = useKeyedRequest(ENDPOINTS.saveJob);
  const isRestored = useHydrated();
  const make = () => new JobDraft({ owner, job, isRestored, server: owner === '' ? null : { save } });
  const [held, setHeld] = useState(() => ({ draft: make(), number: 1, keys: [key] }));
  const { draft, number, keys } = held;
  const isKnown = keys.includes(key);
  const isFitting = draft.owner === owner && isOf(draft, job, isKnown);
  if (!isFitting) {
    const next = make();
    const isInForm = draft.owner === '' && textOf(next.readNewest()) === textOf(draft.readNewest());
    setHeld({ draft: next, number: isInForm ? number : number + 1, keys: [key] });
  } else if (!isKnown) {
    setHeld({ draft, number, keys: [...keys, key] });
  }

  const { isDirty, outcome } = useSyncExternalStore(draft.subscribe, draft.read, draft.read);
  useEffect(() => draft.wake(), [draft]);
  useLeaving({ isUnsaved: isDirty && owner !== '', isFailed: outcome.kind === 'failed', flush: () => draft.flush() });
  return { draft, number };
}

/** An entry of the history that was there before the job had an id belongs to it, too. */
function isOf(draft: JobDraft, job: OwnJob | null, isKnown: boolean): boolean {
  const held = draft.read().job;
  if (job !== null) return held?.id === job.id;
  return held === null || isKnown;
}
