import { parseArgs } from 'node:util';

export const SIZES = { '100': 100, '1k': 1000, '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const;
export type Size = keyof typeof SIZES;
export const ENGINES = ['sqlite', 'mariadb'] as const;
export type Engine = (typeof ENGINES)[number];

export const ENGINE_NAMES: Readonly<Record<Engine, string>> = { sqlite: 'SQLite', mariadb: 'MariaDB' };

export type Options = { readonly sizes: readonly Size[]; readonly engines: readonly Engine[] };

const usageOf = (command: string) =>
  `Write \`npm run ${command} -- --sizes 10k,100k,1m --engines sqlite,mariadb\`, or leave either out for all of them.`;
const ALL_SIZES: readonly Size[] = ['10k', '100k', '1m'];

/** Parses the arguments; sizes and engines come in the order of the lists above. Throws for unknown ones. */
export function readOptions(args: readonly string[], command = 'bench:api', known = ALL_SIZES): Options {
  const usage = usageOf(command);
  const { sizes, engines } = read(args, usage);
  return { sizes: choose(known, sizes, usage), engines: choose(ENGINES, engines, usage) };
}

function read(args: readonly string[], usage: string): { readonly sizes?: string | undefined; readonly engines?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { sizes: { type: 'string' }, engines: { type: 'string' } } }).values;
  } catch {
    throw new Error(usage);
  }
}

function choose<Name extends string>(names: readonly Name[], text: string | undefined, usage: string): readonly Name[] {
  if (text === undefined) return names;
  const wanted = text.split(',');
  if (wanted.some((name) => !names.some((known) => known === name))) throw new Error(usage);
  return names.filter((name) => wanted.includes(name));
}
