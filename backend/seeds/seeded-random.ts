import { numbersFrom } from '@alltalent/posters/chance';

/** Repeatable random numbers: a key gives the same sequence on every machine. */
export class SeededRandom {
  /** Number in [0, 1). */
  readonly next: () => number;

  constructor(key: string) {
    this.next = numbersFrom(key);
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  happens(chance: number): boolean {
    return this.next() < chance;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from an empty list');
    return item;
  }

  /** Up to `count` different items, in random order. */
  pickSome<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    const drawn: Item[] = [];
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(Math.floor(this.next() * left.length), 1));
    return drawn;
  }

  pickWeighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let ticket = this.next() * items.reduce((sum, item) => sum + item.weight, 0);
    return items.find((item) => (ticket -= item.weight) < 0) ?? this.pick(items);
  }

  /** Normally distributed number around `middle`, clipped at 2.5 spreads. */
  around(middle: number, spread: number): number {
    const bell = Array.from({ length: 6 }, () => this.next()).reduce((sum, value) => sum + value, 0) / 3 - 1;
    return Math.round(middle + bell * spread * 2.5);
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Eight base32 letters: 40 bits that make the slug of a profile hard to guess. */
export function drawSlugTail(random: SeededRandom): string {
  return Array.from({ length: 8 }, () => LETTERS.charAt(random.between(0, 31))).join('');
}
