import { useRef, useState } from 'react';

type Chosen<Item> = ReadonlyMap<string, Item | null>;

/** Items of a list that are changed together. */
export type Selection<Item> = {
  /** Those that are in the list, in its order, each as it was when it was selected: a colleague's later change is found out. */
  readonly items: readonly Item[];
  /** Whether anything was selected since the page was opened. */
  readonly wasUsed: boolean;
  readonly has: (id: string) => boolean;
  /** Selects an item or takes that back; `isRange`: selects all from the item before up to this one. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  readonly selectShown: () => void;
  readonly clear: () => void;
  /** Leaves these alone selected, as the list has them now. */
  readonly keep: (ids: readonly string[]) => void;
};

/** Keeps what is selected in a list; `listKey` names its filters, and another list begins with nothing selected. */
export function useSelection<Item extends { readonly id: string }>(shown: readonly Item[], listKey: string): Selection<Item> {
  const [chosen, setChosen] = useState<Chosen<Item>>(new Map());
  const [wasUsed, setWasUsed] = useState(false);
  const [seen, setSeen] = useState(listKey);
  const anchor = useRef<string | null>(null);
  if (seen !== listKey) {
    setSeen(listKey);
    setChosen(new Map());
  }
  const choose = (items: readonly Item[]) => {
    setWasUsed(true);
    setChosen((before) => new Map([...before, ...items.filter(({ id }) => !before.has(id)).map((item) => [item.id, item] as const)]));
  };
  const toggle = (id: string, isRange = false) => {
    const [from, to] = [anchor.current, id].map((key) => shown.findIndex((item) => item.id === key)) as [number, number];
    if (to < 0) return;
    anchor.current = id;
    if (isRange && from >= 0) choose(shown.slice(Math.min(from, to), Math.max(from, to) + 1));
    else if (chosen.has(id)) setChosen((before) => new Map([...before].filter(([key]) => key !== id)));
    else choose(shown.slice(to, to + 1));
  };
  return {
    items: shown.flatMap((item) => (chosen.has(item.id) ? [chosen.get(item.id) ?? item] : [])),
    wasUsed,
    has: (id) => chosen.has(id),
    toggle,
    selectShown: () => choose(shown),
    clear: () => setChosen(new Map()),
    keep: (ids) => setChosen(new Map(ids.map((id) => [id, null]))),
  };
}
