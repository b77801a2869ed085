import { useRef } from 'react';
import { keyChoice } from '../queue/key-choice';
import { useKeys } from '../queue/use-keys';

/** Keys of a list: `j` and `k` go to the next and the previous row's link, `/` to the search. Returns what holds both. */
export function useRowKeys<Holder extends HTMLElement>() {
  const holder = useRef<Holder>(null);
  const go = (step: number) => {
    const links = [...(holder.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])];
    const now = links.indexOf(document.activeElement as HTMLElement);
    const next = now === -1 ? (step > 0 ? 0 : links.length - 1) : now + step;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
  };
  const isOn = keyChoice.read();
  useKeys({
    ...(isOn && {
      j: () => go(1),
      k: () => go(-1),
      '/': () => holder.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    }),
  });
  return holder;
}
