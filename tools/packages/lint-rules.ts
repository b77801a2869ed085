import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';

type Override = { readonly files: readonly string[]; readonly rules: Readonly<Record<string, unknown>> };
type Config = { readonly rules: Readonly<Record<string, unknown>>; readonly overrides: readonly Override[] };

/** Returns the lint rules of remotes, for the repository of one: those that need no types, since its types are checked beside. */
export function lintRules(): object {
  const { rules, overrides, ...rest } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as Config &
    Readonly<Record<string, unknown>>;
  return {
    plugins: rest['plugins'],
    categories: rest['categories'],
    rules,
    overrides: [
      { files: ['src/**/*.{ts,tsx}'], rules: rulesFor('mf-*/src/**/*.{ts,tsx}', overrides) },
      { files: ['**/*.test.{ts,tsx}', 'src/testing/**'], rules: withoutHouse(rulesFor('**/*.test.{ts,tsx}', overrides)) },
    ],
  };
}

function rulesFor(files: string, overrides: readonly Override[]): Override['rules'] {
  const found = overrides.find((override) => override.files.includes(files));
  if (!found) throw new Error(`.oxlintrc.json has no rules for ${files}.`);
  return found.rules;
}

/** Without the rules of this repository's own plugin. */
function withoutHouse(rules: Override['rules']): Override['rules'] {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !name.startsWith('house/')));
}
