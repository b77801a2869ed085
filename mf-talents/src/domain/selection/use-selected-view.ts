import { useSearchParams } from 'react-router';

const NAME = 'view';
const SELECTED = 'selected';

/** Whether the address asks for the selected profiles alone, and the ways there and back. Every filter leads back, too. */
export function useSelectedView() {
  const [params, setParams] = useSearchParams();
  const go = (view: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (view === null) next.delete(NAME);
      else next.set(NAME, view);
      return next;
    });
  const isShown = params.get(NAME) === SELECTED;
  return {
    isShown,
    show: () => (isShown ? undefined : go(SELECTED)),
    toggle: () => go(isShown ? null : SELECTED),
    leave: () => (isShown ? go(null) : undefined),
  } as const;
}
