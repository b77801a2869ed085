import { type RefObject, useEffect, useEffectEvent } from 'react';

type Dismissal = {
  readonly isOpen: boolean;
  /** Element that contains the open part and the button that opens it. */
  readonly box: RefObject<HTMLElement | null>;
  readonly focusBack: RefObject<HTMLElement | null>;
  readonly onDismiss: () => void;
};

/** Closes an open menu on Escape (focus returns to the button), on a press outside, and when focus leaves it. */
export function useDismiss({ isOpen, box, focusBack, onDismiss }: Dismissal): void {
  const leaveWhenOutside = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !box.current?.contains(target)) onDismiss();
  });
  const leaveOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    onDismiss();
    focusBack.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('pointerdown', ({ target }) => leaveWhenOutside(target), { signal });
    document.addEventListener('focusin', ({ target }) => leaveWhenOutside(target), { signal });
    document.addEventListener('keydown', (event) => leaveOnEscape(event), { signal });
    return () => ended.abort();
  }, [isOpen]);
}
