import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Held = {
  /** True while the form may not go. */
  readonly isHeld: boolean;
  /** True once the form may go. */
  readonly resolveCity: () => Promise<boolean>;
};

/** Has the form around an element wait for `settle`, and sends it then as it was sent. */
export function useHeldSubmit(inside: RefObject<HTMLElement | null>, { isHeld, resolveCity }: Held): void {
  const isWaiting = useRef(false);
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (!isHeld || !(event.currentTarget instanceof HTMLFormElement)) return;
    const { currentTarget: form, submitter } = event;
    event.preventDefault();
    event.stopPropagation();
    if (isWaiting.current) return;
    isWaiting.current = true;
    void resolveCity().then((mayGo) => {
      isWaiting.current = false;
      if (mayGo && form.isConnected) form.requestSubmit(submitter);
    });
  });
  useEffect(() => {
    const form = inside.current?.closest('form');
    const handle = (event: SubmitEvent) => hold(event);
    // Runs before the form's own handlers, which React calls in the bubble phase.
    form?.addEventListener('submit', handle, { capture: true });
    return () => form?.removeEventListener('submit', handle, { capture: true });
  }, [inside]);
}
