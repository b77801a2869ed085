import { parseArgs } from 'node:util';

export const SIZES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const;
export type Size = keyof typeof SIZES;
export const ENGINES = ['sqlite', 'mariadb'] as const;
export type Engine = (typeof ENGINES)[number];

export type Options = { readonly sizes: readonly Size[]; readonly engines: readonly Engine[] };

const USAGE = 'Write `npm run bench:api -- --sizes 10k,100k,1m --engines sqlite,mariadb`, or leave either out for all of them.';
const ALL_SIZES: readonly Size[] = ['10k', '100k', '1m'];

/** Parses the arguments; sizes and engines come in the order of the lists above. Throws for unknown ones. */
export function readOptions(args: readonly string[]): Options {
  const { sizes, engines } = read(args);
  return { sizes: choose(ALL_SIZES, sizes), engines: choose(ENGINES, engines) };
}

function read(args: readonly string[]): { readonly sizes?: string | undefined; readonly engines?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { sizes: { type: 'string' }, engines: { type: 'string' } } }).values;
  } catch {
    throw new Error(USAGE);
  }
}

function choose<Name extends string>(names: readonly Name[], text: string | undefined): readonly Name[] {
  if (text === undefined) return names;
  const wanted = text.split(',');
  if (wanted.some((name) => !names.some((known) => known === name))) throw new Error(USAGE);
  return names.filter((name) => wanted.includes(name));
}
