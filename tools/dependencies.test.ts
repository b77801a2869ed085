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
  readonly optional?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
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

test('the standard scripts exist in every package', () => {
  const { workspaces } = read<{ workspaces: string[] }>('package.json');
  const lacking = ['.', ...workspaces].flatMap((folder) => {
    const { scripts = {} } = read<Manifest>(join(folder, 'package.json'));
    return ['dev', 'start', 'build', 'test', 'lint', 'typecheck', 'check']
      .filter((name) => !scripts[name])
      .map((name) => `${folder} has no ${name}`);
  });
  expect(lacking).toEqual([]);
});

/** The oldest version of each line of Node that the project admits. */
const OLDEST = (read<Manifest>('package.json').engines?.node ?? '').split('||').map((range) => minVersion(range)?.version ?? '');

test('README and CONTRIBUTING name the oldest Node of each line', () => {
  const versions = OLDEST.map((version) => version.replace(/\.0$/u, '')).join(', ');
  for (const file of ['README.md', 'CONTRIBUTING.md'])
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`Node ${versions} or newer`);
});

// npm leaves an optional package out where its `engines` do not fit.
const required = installed.filter(([, { optional }]) => !optional);

test.each(OLDEST)('every package admits Node %s', (oldest) => {
  const tooNew = required.filter(([, { engines }]) => engines?.node !== undefined && !satisfies(oldest, engines.node));
  expect(tooNew.map(([path, locked]) => `${path} wants Node ${locked.engines?.node}`)).toEqual([]);
});

test('one version of the SQLite driver admits each line of Node', () => {
  const engines = ['better-sqlite3', 'better-sqlite3-13'].map((name) => packages[`node_modules/${name}`]?.engines?.node ?? '');
  for (const version of [...OLDEST, '26.0.0', '28.0.0']) expect(engines.filter((range) => satisfies(version, range))).not.toEqual([]);
});

/** Returns the package that Node would find by `name` from the package at `path`. */
function findLocked(path: string, name: string): Locked | undefined {
  const own = packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`];
  if (own || path === '') return own;
  return findLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

// Without the federation plugin's @rspack: an unused peer that is not published for all its platforms.
const used = installed.filter(([path]) => !path.includes('node_modules/@rspack/'));

test('the lock file holds the native parts for every platform, so that `npm ci` installs the same packages on each', () => {
  const lacking = used.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (findLocked(path, name) ? [] : [`${path} wants ${name}`])),
  );
  expect(lacking).toEqual([]);
});

const PLATFORMS = [
  { os: 'darwin', cpu: 'arm64', libc: '' },
  { os: 'darwin', cpu: 'x64', libc: '' },
  { os: 'win32', cpu: 'x64', libc: '' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
];

/** Has native parts for some platforms, and JavaScript for the others. */
const RUNS_WITHOUT = ['node_modules/recheck'];

test.each(PLATFORMS)('every package finds its native part on $os $cpu $libc', (platform) => {
  const admits = (list: readonly string[] | undefined, value: string) => !list || list.includes(value);
  const fits = ({ os, cpu, libc }: Locked) => admits(os, platform.os) && admits(cpu, platform.cpu) && admits(libc, platform.libc);
  const present = used.filter(([, locked]) => fits(locked));
  const lacking = present.flatMap(([path, { optionalDependencies = {} }]) => {
    const parts = Object.keys(optionalDependencies).flatMap((name) => findLocked(path, name) ?? []);
    const native = parts.filter(({ os, cpu }) => os && cpu);
    return native.length === 0 || native.some(fits) ? [] : [path];
  });
  expect(lacking.filter((path) => !RUNS_WITHOUT.includes(path))).toEqual([]);
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
