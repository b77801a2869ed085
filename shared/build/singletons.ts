import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  let folder = dirname(require.resolve(name));
  for (;;) {
    try {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string; version?: string };
      if (manifest.name === name && manifest.version) return manifest.version;
    } catch {
      // Not this folder; look one up.
    }
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The version of ${name} was not found. Run npm install.`);
    folder = parent;
  }
}

const OWN = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };

/** Version of this package on a page: 0.1.0 for each 0.1.x, which fit each other. A package of another commit has another patch. */
const SHARED_VERSION = OWN.version.replace(/^(\d+\.\d+)\..*$/u, '$1.0');

/** Import strings that exist once on a page, whatever remotes are on it. Keys are import strings. */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'jotai',
  '@tanstack/react-query',
  '@alltalent/shared/state',
  '@alltalent/shared/api',
  '@alltalent/shared/federation',
  '@alltalent/shared/messages',
] as const;

type ShareOptions = {
  readonly singleton: true;
  /** A remote that was built for another version is refused, for a second React breaks every hook on the page. */
  readonly strictVersion: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly eager?: boolean;
  readonly import?: string | false;
};

/** The range a remote expects of a shared library: `^19.3.1`. */
export function neededVersion(id: string): string {
  return shareOptions(id).requiredVersion;
}

function shareOptions(id: string): ShareOptions {
  const packageName = id.startsWith('@') ? id.split('/').slice(0, 2).join('/') : (id.split('/')[0] ?? id);
  const version = packageName === '@alltalent/shared' ? SHARED_VERSION : versionOf(packageName);
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
}

/**
 * What the shell provides. react-router goes through a facade that names what the site uses: shared whole, it cannot
 * be tree-shaken and costs 31 kB.
 */
export function providedShared(facades: Readonly<Record<string, string>>): Record<string, ShareOptions> {
  return Object.fromEntries(
    SINGLETONS.map((id) => [id, { ...shareOptions(id), eager: true, ...(facades[id] ? { import: facades[id] } : {}) }]),
  );
}

/** What a remote expects from the shell and never ships itself. */
export function expectedShared(): Record<string, ShareOptions> {
  return Object.fromEntries(SINGLETONS.map((id) => [id, { ...shareOptions(id), import: false as const }]));
}
