import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { ROOT } from './build/packages';

type Manifest = {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly engines?: { readonly node: string };
  readonly scripts?: Record<string, string>;
  readonly overrides?: Record<string, string | Record<string, string>>;
};
type Locked = {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Record<string, string>;
};

const EXACT = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/u;
const read = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('SEC-67 every dependency of every package is pinned to one version', () => {
  const { workspaces } = read<{ workspaces: string[] }>('package.json');
  const loose = ['.', ...workspaces].flatMap((folder) => {
    const { dependencies, devDependencies, overrides } = read<Manifest>(join(folder, 'package.json'));
    const forced = Object.entries(overrides ?? {}).flatMap(([name, version]) =>
      typeof version === 'string' ? [[name, version] as const] : Object.entries(version),
    );
    return [...Object.entries(dependencies ?? {}), ...Object.entries(devDependencies ?? {}), ...forced].filter(
      ([, range]) => !EXACT.test(range),
    );
  });
  expect(loose).toEqual([]);
});

test('SEC-67 the lock file knows the hash of every package, and none comes from another URL than the registry’s', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

const UNBUILT = ['shared', 'e2e', 'tools', 'backend/posters'];

test('the standard scripts exist in every package', () => {
  const { workspaces } = read<{ workspaces: string[] }>('package.json');
  const lacking = ['.', ...workspaces].flatMap((folder) => {
    const { scripts = {} } = read<Manifest>(join(folder, 'package.json'));
    // Some packages are built into others or run unbuilt, and journeys need a whole site: `npm test` at the root.
    const alone = [...(UNBUILT.includes(folder) ? [] : ['build']), ...(folder === 'e2e' ? [] : ['test'])];
    return ['dev', 'start', 'lint', 'typecheck', 'check', ...alone]
      .filter((name) => !scripts[name])
      .map((name) => `${folder} has no ${name}`);
  });
  expect(lacking).toEqual([]);
});

test('every package admits the oldest Node that the project does', () => {
  const { engines } = read<Manifest>('package.json');
  const oldest = minVersion(engines?.node ?? '')?.version ?? '';
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`Node ${oldest.replace(/\.0$/u, '')} or newer`);
  const tooNew = installed.filter(([, locked]) => locked.engines?.node !== undefined && !satisfies(oldest, locked.engines.node));
  expect(tooNew.map(([path, locked]) => `${path} wants Node ${locked.engines?.node}`)).toEqual([]);
});

/** Returns whether Node would find `name` from the package at `path`. */
function isLocked(path: string, name: string): boolean {
  const own = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (packages[own]) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

test('the lock file holds the native parts for every platform, so that `npm ci` installs the same packages on each', () => {
  // An unused peer of the federation plugin that is not published for all its platforms.
  const used = installed.filter(([path]) => !path.includes('node_modules/@rspack/'));
  const lacking = used.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (isLocked(path, name) ? [] : [`${path} wants ${name}`])),
  );
  expect(lacking).toEqual([]);
});

test('SEC-67 a package runs a script at installation only where the project says so', () => {
  const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const undecided = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(undecided.filter((name) => name !== 'fsevents' && allowScripts[name] === undefined)).toEqual([]);
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['better-sqlite3']);
});

test('SEC-67 no version of npm runs a script at installation; what is built is named where it is installed', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
  const rebuilds = (file: string) =>
    readFileSync(join(ROOT, file), 'utf8').match(/npm\(?\W{1,2}rebuild\W+[\w-]+\W+ignore-scripts=false/gu) ?? [];
  expect(rebuilds('tools/bootstrap.mjs')).toEqual([expect.stringContaining('better-sqlite3')]);
  expect(rebuilds('docker/programs.Dockerfile')).toEqual([expect.stringContaining('better-sqlite3')]);
  expect(rebuilds('docker/remote.Dockerfile')).toEqual([]);
});

test('SEC-67 what runs in production can be listed as a CycloneDX bill of materials', () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const text = execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64e6,
    shell: process.platform === 'win32',
  });
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: { purl: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  expect(components.some(({ purl }) => purl.startsWith('pkg:npm/typeorm@'))).toBe(true);
});

test('SEC-67 no secret lies beside the code', () => {
  const secrets = /^(\.env(\..+)?|.+\.(pem|key|p12|pfx))$/u;
  const below = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (['node_modules', 'dist', '.data', '.git', 'test-results'].includes(entry.name)) return [];
      return entry.isDirectory() ? below(join(folder, entry.name)) : [entry.name];
    });
  expect(below(ROOT).filter((name) => secrets.test(name))).toEqual([]);
});
