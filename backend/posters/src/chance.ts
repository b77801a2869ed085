/** Hashes a text to a 32-bit seed (FNV-1a), equal on every machine. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

export type Weighted = readonly (readonly [name: string, weight: number])[];

export type Chance = {
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly is: (probability: number) => boolean;
  readonly pick: (names: readonly string[]) => string;
  readonly weigh: (options: Weighted) => string;
};

/** Makes a generator of numbers from 0 up to, not including, 1 that depend on the seed text only (mulberry32). */
export function numbersFrom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random choices that depend on the seed text only. */
export function chance(seed: string): Chance {
  const next = numbersFrom(seed);
  const weigh = (options: Weighted) => {
    let left = next() * options.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of options) {
      left -= weight;
      if (left < 0) return name;
    }
    return options.at(-1)?.[0] ?? '';
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    is: (probability) => next() < probability,
    pick: (names) => names[Math.floor(next() * names.length)] ?? '',
    weigh,
  };
}

/** Parses weights: 'crop 4, side 2, bald' gives [['crop', 4], ['side', 2], ['bald', 1]]. */
export function weights(...texts: readonly string[]): Weighted {
  return texts
    .flatMap((text) => text.split(','))
    .map((part) => part.trim().split(' '))
    .filter(([name]) => name)
    .map(([name = '', weight = '1']) => [name, Number(weight)] as const);
}
