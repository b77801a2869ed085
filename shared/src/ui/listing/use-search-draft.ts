import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { TYPING_PAUSE_MS } from '../debounced-value/use-debounced-value';

type FieldErrors = Readonly<Record<string, string | undefined>>;

type SearchDraftOptions<Draft> = {
  /** What is searched now, as `keyOf` writes it. */
  readonly searched: string;
  readonly toDraft: () => Draft;
  /** Drafts with the same key search for the same. */
  readonly keyOf: (draft: Draft) => string;
  /** A draft with errors is not searched. */
  readonly findErrors?: (draft: Draft) => FieldErrors;
  /** `isTyped`: after a pause in typing, and not for a choice. */
  readonly onSearch: (draft: Draft, isTyped: boolean) => void;
};

type State<Draft> = {
  readonly draft: Draft;
  /** What was searched when the draft was last compared with it. */
  readonly seen: string;
  /** Handed to `onSearch` and not yet searched. */
  readonly sent: string | null;
  readonly errors: FieldErrors;
};

const NO_ERRORS: FieldErrors = {};

/**
 * Fields of a filter. What is chosen is searched at once, what is typed when it pauses. A search that comes from the draft
 * leaves it alone, so letters typed meanwhile are kept; any other (Back, a removed filter) replaces the draft.
 */
export function useSearchDraft<Draft>(options: SearchDraftOptions<Draft>) {
  const { searched, toDraft, keyOf, findErrors, onSearch } = options;
  const [state, setState] = useState<State<Draft>>(() => ({ draft: toDraft(), seen: searched, sent: null, errors: NO_ERRORS }));
  if (state.seen !== searched) {
    const draft = state.sent === searched ? state.draft : toDraft();
    setState({ draft, seen: searched, sent: null, errors: NO_ERRORS });
  }
  const search = (draft: Draft, isTyped: boolean) => {
    const errors = findErrors?.(draft) ?? NO_ERRORS;
    if (Object.keys(errors).length > 0) return setState({ ...state, draft, errors });
    const key = keyOf(draft);
    setState({ ...state, draft, errors: NO_ERRORS, sent: key === searched ? null : key });
    if (key !== searched) onSearch(draft, isTyped);
  };
  const flush = () => search(state.draft, true);
  usePause(JSON.stringify(state.draft), flush);
  return {
    draft: state.draft,
    errors: state.errors,
    type: (draft: Draft) => setState({ ...state, draft }),
    choose: (draft: Draft) => search(draft, false),
    flush,
  } as const;
}

/** Calls back once `typed` has stopped changing, but not while the page is being left, because a search would cancel the navigation. */
function usePause(typed: string, onPause: () => void): void {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const handlePause = useEffectEvent(() => {
    if (!isLeaving) onPause();
  });
  useEffect(() => {
    const timer = setTimeout(() => handlePause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
}
