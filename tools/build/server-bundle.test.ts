import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfig, remoteServerConfig, SERVER_FOLDER, SINGLETONS } from '@alltalent/shared/build';
import { RELEASE_BASE } from '@alltalent/shared/contracts';
import type { ShellServices } from '@alltalent/shared/federation';
import { ROOT } from './packages';
import { runWebpack } from './run-webpack';
import { checkServerBundle, runServerBundle, sharedLibraries } from './server-bundle';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const ROUTES = `
export const createRoutes = () => [
  { id: 'x.start', path: '/x', handle: () => 'eager' },
  { id: 'x.page', path: '/x/page', lazy: () => import(/* webpackChunkName: "x.page" */ './page') },
];`;
const DECLARED = [{ pattern: '/x' }, { pattern: '/x/page' }];
/** Uses what the remotes use of packages, those that need a browser included. */
const PAGE = `
import { Formik } from 'formik';
import { atom } from 'jotai';
import { useNavigate } from 'react-router';
import Slider from 'react-slick';
import PhoneInput from 'react-phone-input-2';
import { string } from 'yup';
import { sessionQuery } from '@alltalent/shared/api';
import { Button } from '@alltalent/shared/ui';
import 'slick-carousel/slick/slick.css';
import picture from './mark.svg';
import styles from './page.module.css';

export const names = styles;
export const address: string = picture;
export const used = [Formik, atom, useNavigate, Slider, PhoneInput, string, sessionQuery, Button];
export const Component = () => <h1 className={styles.title}>Drawn</h1>;`;

/** Writes a remote inside the project, where its packages are found. */
function writeRemote(page = PAGE) {
  mkdirSync(join(ROOT, '.data'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.data/server-bundle-'));
  folders.push(root);
  writeFileSync(join(root, 'routes.ts'), ROUTES);
  writeFileSync(join(root, 'page.tsx'), page);
  writeFileSync(join(root, 'page.module.css'), '.title { color: red; } .a-link, .title:hover { color: blue; } .both { composes: title; }');
  writeFileSync(join(root, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { name: 'mf_x', root, exposes: { './routes': './routes.ts' } } as const;
}

function bundleOf(root: string): string {
  const folder = join(root, 'dist', SERVER_FOLDER);
  const scripts = readdirSync(folder).filter((file) => !file.endsWith('.map'));
  expect(scripts).toEqual([expect.stringMatching(/^server\.[0-9a-f]{10}\.cjs$/u)]);
  return join(folder, scripts[0] ?? '');
}

/** Remembers what a bundle requires. */
class SpiedLibraries extends Map<string, unknown> {
  readonly asked = new Set<string>();

  override get(id: string): unknown {
    this.asked.add(id);
    return super.get(id);
  }
}

type Page = { readonly names: Readonly<Record<string, string>>; readonly address: string };

describe('FED-01 the server bundle of a remote', () => {
  const build = writeRemote();
  let libraries: SpiedLibraries;
  let page: Page;

  beforeAll(async () => {
    await Promise.all([runWebpack([remoteServerConfig(build)]), runWebpack([remoteConfig(build)])]);
    libraries = new SpiedLibraries(await sharedLibraries());
    const { createRoutes } = runServerBundle(bundleOf(build.root), libraries);
    const routes = createRoutes({ queryClient: {} } as ShellServices);
    expect(routes.map(({ id }) => id)).toEqual(['x.start', 'x.page']);
    const [, { lazy }] = routes as [unknown, { lazy: () => Promise<Page> }];
    page = await lazy();
  });

  test('is one file with all pages, and gives the routes in Node without a window', () => {
    expect(typeof window).toBe('undefined');
    expect(page).toHaveProperty('Component');
  });

  test('requires shared libraries only, by the names that the shell provides them under', () => {
    const asked = [...libraries.asked];
    expect(asked.filter((id) => !SINGLETONS.some((name) => name === id))).toEqual([]);
    for (const id of ['react', 'react/jsx-runtime', 'react-router', 'jotai', '@alltalent/shared/api']) expect(asked).toContain(id);
  });

  test("names classes as the browser's stylesheet does", () => {
    const dist = join(build.root, 'dist');
    const sheet = readdirSync(dist).find((file) => /^x\.page\..+\.css$/u.test(file)) ?? '';
    const inBrowser = new Set(readFileSync(join(dist, sheet), 'utf8').match(/(?<=\.)mf_x-page[\w-]+/gu));
    const { title = '', aLink: link = '', both = '' } = page.names;
    expect(new Set([title, link])).toEqual(inBrowser);
    expect(inBrowser.size).toBe(2);
    expect(both.split(' ')).toEqual([expect.stringMatching(/^mf_x-page.*-both-/u), title]);
  });

  test("names pictures below the release's base as the browser's files are named, and emits none", () => {
    expect(page.address).toMatch(new RegExp(`^${RELEASE_BASE}assets/mark\\.[0-9a-f]{10}\\.svg$`, 'u'));
    expect(existsSync(join(build.root, 'dist', page.address.slice(RELEASE_BASE.length)))).toBe(true);
    expect(existsSync(join(build.root, 'dist', SERVER_FOLDER, 'assets'))).toBe(false);
  });

  test("outlives the browser's next build", async () => {
    const before = bundleOf(build.root);
    await runWebpack([remoteConfig(build)]);
    expect(bundleOf(build.root)).toBe(before);
  });
});

test('FED-01 a remote whose page needs a window to load is not built', async () => {
  const build = writeRemote('export const width = window.innerWidth;\nexport const Component = () => null;');
  await runWebpack([remoteServerConfig(build)]);
  await expect(checkServerBundle('mf-x', bundleOf(build.root), DECLARED)).rejects.toThrow(
    /^mf-x cannot be loaded in Node.*\nReferenceError: window is not defined/u,
  );
});

test('FED-01 a remote that loads in Node is built; one with other routes than it declares, or a module of Node, is not', async () => {
  const build = writeRemote('export const Component = () => null;');
  await runWebpack([remoteServerConfig(build)]);
  await expect(checkServerBundle('mf-x', bundleOf(build.root), DECLARED)).resolves.toBeUndefined();
  await expect(checkServerBundle('mf-x', bundleOf(build.root), DECLARED.slice(1))).rejects.toThrow(
    'mf-x is not built: its routes have /x, which its remote.json does not declare.',
  );
  await expect(checkServerBundle('mf-x', bundleOf(build.root), [...DECLARED, { pattern: '/y' }])).rejects.toThrow(
    'mf-x is not built: its remote.json declares /y, which its routes do not have.',
  );
  writeFileSync(join(build.root, 'page.tsx'), "import { readFileSync } from 'fs';\nexport const Component = readFileSync;");
  await expect(runWebpack([remoteServerConfig(build)])).rejects.toThrow("Can't resolve 'fs'");
});
