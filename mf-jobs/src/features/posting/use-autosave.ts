import { useHydrated } from '@alltalent/shared/api';
import type { JobContent } from '@alltalent/shared/contracts';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { textOf } from './blank-job';
import { useOpenRole } from './open-role';
import { useDraft, useDraftState } from './use-job-draft';
import { useShowErrors } from './use-show-errors';

/**
 * Hands every change of the form to its draft, and shows in the fields what the server does not take of it. A form that the
 * server drew first gets what this browser stored.
 */
export function useAutosave(): void {
  const draft = useDraft();
  const { values: content, resetForm } = useFormikContext<JobContent>();
  const { setOpenRole } = useOpenRole();
  const isHydrated = useHydrated();
  const bringBack = useEffectEvent(() => {
    const restored = draft.restore(content);
    if (textOf(restored) === textOf(content)) return;
    setOpenRole(restored.roles[0]?.key ?? '');
    resetForm({ values: restored });
  });
  useEffect(() => {
    if (draft.isRestored) draft.store(content);
    else if (isHydrated) bringBack();
  }, [draft, content, isHydrated]);

  const { outcome } = useDraftState();
  const { showErrors } = useShowErrors();
  const refused = outcome.kind === 'failed' ? outcome.errors : undefined;
  const showRefused = useEffectEvent(() => {
    if (refused && Object.keys(refused).length > 0) showErrors(refused);
  });
  useEffect(() => showRefused(), [refused]);
}
