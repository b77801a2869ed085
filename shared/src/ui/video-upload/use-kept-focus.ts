import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the focus in a part of the page whose content is replaced: what had it may be gone with the former phase. */
export function useKeptFocus(phase: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (hasFocus.current && isLost) ref.current?.focus({ preventScroll: true });
  }, [phase]);
  // While the dialog for files is open the window has no focus: that is not a move to another element.
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) hasFocus.current = false;
  };
  return { ref, onFocus: () => void (hasFocus.current = true), onBlur: handleBlur };
}
