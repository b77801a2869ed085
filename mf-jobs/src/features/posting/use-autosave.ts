import { useEffect, useEffectEvent } from 'react';
import { useJobContent } from './use-fields';
import { useDraft, useDraftState } from './use-job-draft';
import { useShowErrors } from './use-show-errors';

/** Hands every change of the form to its draft, and shows in the fields what the server does not take of it. */
export function useAutosave(): void {
  const draft = useDraft();
  const content = useJobContent();
  useEffect(() => draft.store(content), [draft, content]);

  const { outcome } = useDraftState();
  const { showErrors } = useShowErrors();
  const refused = outcome.kind === 'failed' ? outcome.errors : undefined;
  const showRefused = useEffectEvent(() => {
    if (refused && Object.keys(refused).length > 0) showErrors(refused);
  });
  useEffect(() => showRefused(), [refused]);
}
