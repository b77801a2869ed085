import { parseArgs } from 'node:util';
import { type Variant, VARIANTS } from './variants';

const MOST_ROUNDS = 50;

export type PageOptions = {
  readonly rounds: number;
  readonly variants: readonly Variant[];
  /** Null: all. */
  readonly pages: readonly string[] | null;
};

/** Returns the number of rounds in `--rounds 9`. Throws for one that is out of range. */
export function parseRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) throw new Error(`Between 1 and ${MOST_ROUNDS} rounds.`);
  return rounds;
}

/**
 * Parses the arguments. `--framework` adds the variant that has to be installed; `--variants drawn,framework` chooses some, which
 * come in the order of VARIANTS; `--pages /,/talents` chooses pages. Throws for unknown variants.
 */
export function readPageOptions(args: readonly string[]): PageOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '7' },
      variants: { type: 'string' },
      pages: { type: 'string' },
      framework: { type: 'boolean', default: false },
    },
  });
  const variants = chooseVariants(values.variants, values.framework);
  return { rounds: parseRounds(values.rounds), variants, pages: values.pages?.split(',') ?? null };
}

function chooseVariants(text: string | undefined, hasFramework: boolean): readonly Variant[] {
  if (text === undefined) return VARIANTS.filter((variant) => variant !== 'framework' || hasFramework);
  const wanted = text.split(',');
  const unknown = wanted.find((name) => !VARIANTS.some((variant) => variant === name));
  if (unknown !== undefined) throw new Error(`There is no variant "${unknown}"; there are ${VARIANTS.join(', ')}.`);
  return VARIANTS.filter((variant) => wanted.includes(variant));
}
