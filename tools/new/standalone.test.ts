import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRegistry } from '@alltalent/backend/testing/releases';
import { openSite, type TestSite } from '@alltalent/backend/testing/site';
import { neededVersion } from '@alltalent/shared/build';
import type { Asset, Release } from '@alltalent/shared/contracts';
import { publishToken } from '../platform/publish-token';
import { freePort } from '../site/ports';
import { makeStandaloneRemote, renewPackages } from './make-standalone';
import { layOutInstalled, pathsOut, readIn, runNpm, serveIsolatedIn } from './testing/repository';

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

let site: TestSite;
let place: string;

/**
 * Needs neither network nor browser: packages of others are hard links to those installed here, and npm is offline, with a cache that
 * is empty. Ours come out of the tarballs. A page that a browser goes on with is a matter of `npm run isolated` and of journeys.
 */
beforeAll(async () => {
  place = join(mkdtempSync(join(tmpdir(), 'alltalent-repository-')), 'mf-castings');
  site = await openSite({ SEED_TALENTS: '0' });
  await makeStandaloneRemote('mf-castings', place);
  await renewPackages(place);
  writeFileSync(join(place, 'src/features/start/start.tsx'), PAGE);
  layOutInstalled(place);
  await runNpm(place, ['install', '--offline', '--cache', join(dirname(place), 'cache'), '--no-audit', '--loglevel=error']);
}, 300_000);
afterAll(async () => {
  await site.close();
  rmSync(dirname(place), { recursive: true, force: true });
});

test('a remote in a repository of its own is installed from packed packages, and nothing leads out of it', () => {
  expect(pathsOut(place)).toEqual([]);
});

test('a remote in a repository of its own is checked, tested, built and released into a site', async () => {
  const said = await release('--tests', '--note', 'From a repository of its own');
  expect(said).toMatch(/mf_castings 0\.1\.0-[0-9a-f]{12} is what visitors get/u);

  const { stable } = (await readRegistry(site)).rollouts.find(({ remote }) => remote === 'mf_castings') ?? {};
  const built = readIn<Release>(place, 'dist/release.json');
  expect(stable?.version).toBe(built.version);
  expect(built.needs).toEqual([...SHARED, '@alltalent/shared/contracts'].map((name) => ({ name, range: neededVersion(name) })));
  expect(built.calls).toEqual(['GET /api/jobs/{key}', 'GET /api/site-content/get-country-currency-list']);
  expect(built.exposes.map(({ name }) => name)).toEqual(['routes']);
  for (const file of [built.entry, built.server, ...built.files]) expect(hashOfStored(built, file)).toBe(file?.integrity);
}, 300_000);

test('the isolated page of a remote in a repository of its own is drawn in Node, with mocks in the place of the backend', async () => {
  const port = await freePort();
  const { stop } = await serveIsolatedIn(place, port);
  try {
    const page = await fetch(`http://localhost:${port}/castings`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('x-drawn-by')).toBe('server');
    expect(await page.text()).toMatch(/<h1 [^>]*>Castings<\/h1>/u);
  } finally {
    await stop();
  }
}, 300_000);

async function release(...args: readonly string[]): Promise<string> {
  const { secretKey, releaseStore } = site.config;
  const token = publishToken(secretKey, 'mf_castings', site.clock.now());
  const target = { BACKEND_URL: `http://127.0.0.1:${await site.listen()}`, PUBLISH_TOKEN: token, RELEASE_STORE: releaseStore ?? '' };
  return runNpm(place, ['run', 'release', '--', ...args], target);
}

function hashOfStored({ base, remote, version }: Release, file: Asset | undefined): string {
  const path = join(site.config.releaseStore ?? '', remote, version, file?.url.slice(base.length) ?? '');
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}
