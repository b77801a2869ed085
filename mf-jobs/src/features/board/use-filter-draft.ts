import { TYPING_PAUSE_MS } from '@alltalent/shared/ui/settled';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { type DraftErrors, type FilterDraft, findErrors, isTyped, toChange, toDraft } from './filter-draft';
import { addressOf, type JobFilter } from './job-filter';
import type { JobFilterControl } from './use-job-filter';

const JOBS_PATH = '/jobs';

type State = {
  readonly draft: FilterDraft;
  /** The address the draft was last compared with. */
  readonly seen: string;
  /** Handed out and not yet come back as the address. */
  readonly sent: string | null;
  readonly errors: DraftErrors;
};

/**
 * The rail's fields. What is chosen is searched at once, what is typed when it pauses. An address that comes back from
 * there leaves the fields alone, so letters typed meanwhile are kept; any other (Back, a removed filter) replaces them.
 */
export function useFilterDraft({ filter, change, refine }: JobFilterControl) {
  const here = addressOf({ ...filter, page: 1 });
  const [state, setState] = useState<State>(() => ({ draft: toDraft(filter), seen: here, sent: null, errors: {} }));
  if (state.seen !== here) setState(follow(state, here, filter));

  const commit = (draft: FilterDraft, go: typeof change) => {
    const errors = findErrors(draft);
    if (Object.keys(errors).length > 0) return setState({ ...state, draft, errors });
    const next = addressOf({ ...filter, ...toChange(draft), page: 1 });
    setState({ ...state, draft, errors: {}, sent: next === here ? null : next });
    if (next !== here) go(toChange(draft));
  };
  const flush = () => commit(state.draft, refine);
  const { location: next } = useNavigation();
  // What was typed last must not call back somebody who opens a call.
  const isLeaving = next !== undefined && next.pathname !== JOBS_PATH;
  const flushLater = useEffectEvent(() => {
    if (!isLeaving) flush();
  });
  const typed = JSON.stringify(state.draft);
  useEffect(() => {
    const timer = setTimeout(() => flushLater(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const edit = (edited: Partial<FilterDraft>) => {
    const draft = { ...state.draft, ...edited };
    if (isTyped(edited)) setState({ ...state, draft });
    else commit(draft, change);
  };
  return { draft: state.draft, errors: state.errors, edit, flush };
}

function follow({ draft, sent }: State, here: string, filter: JobFilter): State {
  return { draft: sent === here ? draft : toDraft(filter), seen: here, sent: null, errors: {} };
}
