const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The card an arrow key leads to from this one; undefined at the edge and for other keys. Up and down go by where cards stand. */
export function neighbourOf(card: Element, cards: readonly Element[], key: string): Element | undefined {
  const at = cards.indexOf(card);
  const step = STEPS[key];
  if (step !== undefined) return cards[at + step];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const from = card.getBoundingClientRect();
  const ahead = key === 'ArrowDown' ? cards.slice(at + 1) : cards.slice(0, at).reverse();
  const [first] = ahead.filter((other) => Math.abs(other.getBoundingClientRect().top - from.top) > 1);
  if (!first) return undefined;
  const row = ahead.filter((other) => Math.abs(other.getBoundingClientRect().top - first.getBoundingClientRect().top) <= 1);
  const distance = (other: Element) => Math.abs(other.getBoundingClientRect().left - from.left);
  return row.reduce((best, other) => (distance(other) < distance(best) ? other : best), first);
}
