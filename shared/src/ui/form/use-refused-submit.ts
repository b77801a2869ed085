import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls back once after every submit that left errors in the form, from the page or the server. */
export function useRefusedSubmit(onRefused: () => void): void {
  const { isSubmitting, errors, submitCount } = useFormikContext();
  const handled = useRef(submitCount);
  const handleRefused = useEffectEvent(() => onRefused());
  useLayoutEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length > 0) handleRefused();
  }, [isSubmitting, submitCount, errors]);
}
