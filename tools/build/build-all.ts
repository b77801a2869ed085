import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder } from './builder';
import { inputsHash } from './inputs-hash';
import { folderOf } from './packages';

const AT_ONCE = 2;

/** Builds the packages whose inputs have changed, two at a time. Throws when a build fails. */
export async function buildChanged(names: readonly string[], say: (line: string) => void): Promise<void> {
  const waiting = names.filter((name) => !isBuilt(name));
  if (waiting.length === 0) return say('Everything is built already.');
  const builders = Array.from({ length: Math.min(AT_ONCE, waiting.length) }, () => new Builder());
  const work = async (builder: Builder): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const begun = Date.now();
      await builder.build(name);
      say(`Built ${name} in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    }
  };
  try {
    await Promise.all(builders.map(work));
  } finally {
    builders.forEach((builder) => builder.stop());
  }
}

/** Whether the last build of a package is of its present files. */
export function isBuilt(name: string): boolean {
  const stamp = join(folderOf(name), 'dist', '.inputs');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(name);
}

/** Whether a package has a complete build, be it of its present files or of former ones. */
export function hasBuild(name: string): boolean {
  return existsSync(join(folderOf(name), 'dist', '.inputs'));
}
