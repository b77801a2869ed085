import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose content is replaced: what had it may be gone with the former phase. A field of the
 * same name gets it, so that typing goes on; without one, the part itself.
 */
export function useKeptFocus(phase: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  /** Name of what has the focus; '' for something without a name, null for nothing. */
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A page that the server drew may have been used before its code ran.
    if (ref.current?.contains(activeElement)) focused.current = nameOf(activeElement);
    else if (focused.current !== null && (activeElement === body || activeElement === null)) focusAgain(ref.current, focused.current);
  }, [phase]);
  // While the dialog for files is open the window has no focus: that is not a move to another element.
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) focused.current = null;
  };
  return { ref, onFocus: ({ target }) => void (focused.current = nameOf(target)), onBlur: handleBlur };
}

const nameOf = (element: Element | null): string => element?.getAttribute('name') ?? '';

function focusAgain(part: HTMLElement | null, name: string): void {
  const field = name === '' ? null : part?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  (field ?? part)?.focus({ preventScroll: true });
  if (field?.type === 'text' || field?.type === 'textarea') field.setSelectionRange(field.value.length, field.value.length);
}
