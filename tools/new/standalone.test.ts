import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRegistry } from '@alltalent/backend/testing/releases';
import { openSite, type TestSite } from '@alltalent/backend/testing/site';
import { neededVersion } from '@alltalent/shared/build';
import { type Asset, ENDPOINTS, type Release, type ReleaseRecord } from '@alltalent/shared/contracts';
import { ROOT } from '../build/packages';
import { publishToken } from '../platform/publish-token';
import { makeStandaloneRemote, renewPackages } from './make-standalone';

/** A page of everything that a remote has in common with the shell, and one call that the declarations refuse. */
const PAGE = `import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { themeAtom } from '@alltalent/shared/state';
import { Button } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { Link } from 'react-router';
import { t } from '../../messages';
import styles from './start.module.css';

export function Start() {
  const theme = useAtomValue(themeAtom);
  const { data } = useQuery({ queryKey: ['castings'], queryFn: () => request(ENDPOINTS.currencies, {}), enabled: false });
  // @ts-expect-error The declaration of this call asks for a key.
  const ask = () => void request(ENDPOINTS.job, {});
  return (
    <div className={\`wrap \${styles.page}\`}>
      <h1 id={useId()}>{t('start.title')}</h1>
      <Button onClick={ask}>{\`\${theme} \${data?.length ?? 0}\`}</Button>
      <Link to="/jobs">{t('start.title')}</Link>
    </div>
  );
}
`;

let site: TestSite;
let place: string;
let port: number;

beforeAll(async () => {
  place = join(mkdtempSync(join(tmpdir(), 'alltalent-repository-')), 'mf-castings');
  site = await openSite({ SEED_TALENTS: '0' });
  port = await site.listen();
});
afterAll(async () => {
  await site.close();
  rmSync(dirname(place), { recursive: true, force: true });
});

test('a remote in a repository of its own is installed, checked, tested, built and released with packed packages alone', async () => {
  await makeStandaloneRemote('mf-castings', place);
  await renewPackages(place);
  writeFileSync(join(place, 'src/features/start/start.tsx'), PAGE);
  layOutInstalled();
  await npm('install', '--prefer-offline', '--loglevel=error');
  expect(pathsOut()).toEqual([]);

  const said = await npm('run', 'release', '--', '--tests', '--note', 'From a repository of its own');
  expect(said).toMatch(/mf_castings 0\.1\.0-[0-9a-f]{12} is what visitors get/u);

  const { stable } = (await readRegistry(site)).rollouts.find(({ remote }) => remote === 'mf_castings') ?? {};
  const release = read<Release>('dist/release.json');
  expect(stable?.version).toBe(release.version);
  expect(release.needs).toEqual([...SHARED, '@alltalent/shared/contracts'].map((name) => ({ name, range: neededVersion(name) })));
  expect(release.calls).toEqual(['GET /api/jobs/{key}', 'GET /api/site-content/get-country-currency-list']);
  expect(release.exposes.map(({ name }) => name)).toEqual(['routes']);
  for (const file of [release.entry, release.server, ...release.files]) expect(hashOfStored(release, file)).toBe(file?.integrity);
}, 300_000);

const SHARED = [
  '@alltalent/shared/api',
  '@alltalent/shared/messages',
  '@alltalent/shared/state',
  '@tanstack/react-query',
  'jotai',
  'react',
  'react-router',
  'react/jsx-runtime',
];

/** Lays out packages that are installed here as npm would unpack them, which takes most of its time. What does not fit, npm replaces. */
function layOutInstalled(): void {
  const { packages } = read<{ packages: Record<string, object> }>('package-lock.json');
  const tops = Object.keys(packages).filter((path) => path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') === 0);
  // npm takes a package for damaged whose commands are not in .bin.
  const present = [...tops, 'node_modules/.bin'].filter((path) => existsSync(join(ROOT, path)));
  for (const folder of new Set(present.map(dirname))) {
    mkdirSync(join(place, folder), { recursive: true });
    const sources = present.filter((path) => dirname(path) === folder).map((path) => join(ROOT, path));
    try {
      execFileSync('cp', ['-al', ...sources, join(place, folder)], { stdio: 'ignore' });
    } catch {
      // On another disk, files are copied.
      for (const path of sources) cpSync(path, join(place, folder, path.slice(join(ROOT, folder).length)), { recursive: true });
    }
  }
}

/** Returns what leads out of the repository: links, and addresses of packages other than its own files and the registry's. */
function pathsOut(): readonly string[] {
  const { packages } = read<{ packages: Record<string, { resolved?: string; link?: boolean }> }>('package-lock.json');
  const foreign = Object.entries(packages).filter(([, { resolved = '', link }]) => link || /^file:(?!packages\/)/u.test(resolved));
  const own = readdirSync(join(place, 'node_modules/@alltalent')).filter((name) =>
    lstatSync(join(place, 'node_modules/@alltalent', name)).isSymbolicLink(),
  );
  return [...foreign.map(([path]) => path), ...own];
}

function npm(...args: readonly string[]): Promise<string> {
  const { secretKey, releaseStore } = site.config;
  const token = publishToken(secretKey, 'mf_castings', site.clock.now());
  const target = { BACKEND_URL: `http://127.0.0.1:${port}`, PUBLISH_TOKEN: token, RELEASE_STORE: releaseStore ?? '' };
  const child = spawn('npm', args, { cwd: place, env: { ...process.env, ...target, NODE_ENV: undefined, TEST_BATCHES: undefined } });
  let said = '';
  const keep = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`npm ${args.join(' ')} failed:\n${said}`))));
  });
}

function hashOfStored({ base, remote, version }: Release, file: Asset | undefined): string {
  const path = join(site.config.releaseStore ?? '', remote, version, file?.url.slice(base.length) ?? '');
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(place, file), 'utf8')) as T;
}
