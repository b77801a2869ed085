import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset, Release } from '@alltalent/shared/contracts';
import type { CodeChange } from './stored-copy';

/** A way in which a release of mf_talents is broken. */
export type Kind = {
  readonly name: string;
  readonly code?: CodeChange;
  /** What is sent in place of the release. */
  readonly record?: (release: Release) => Release;
  /** Deletes files of the release before it is published. */
  readonly before?: (folder: string, release: Release) => void;
  /** Deletes files of the release once it is published. */
  readonly after?: (folder: string, release: Release) => void;
  /** Page of another remote to which each visitor goes on without a new document, and its heading. */
  readonly onTo?: { readonly path: string; readonly heading: RegExp };
};

/** The remote that is broken. */
export const REMOTE = 'mf_talents';
const WRONG_HOST = 'https://wrong-host.example';

export const KINDS: readonly Kind[] = [
  { name: 'a file is missing when it is published', before: (folder, release) => deleteFile(folder, release, routesOf(release)) },
  { name: 'needs another React, and says so', record: (release) => ({ ...release, needs: release.needs.map(forReact18) }) },
  { name: 'lies on a host that is not allowed', record: atWrongHost },
  { name: 'declares a page of another remote', record: (release) => ({ ...release, routes: [...release.routes, likeFirst(release)] }) },
  { name: 'calls what the backend does not offer', record: (release) => ({ ...release, calls: ['GET /api/not-there'] }) },
  { name: 'all its files are deleted later', after: (folder) => rmSync(folder, { recursive: true }) },
  { name: 'a file of its pages is deleted later', after: (folder, release) => deleteFile(folder, release, routesOf(release)) },
  { name: 'throws when it is loaded', code: both('throw new Error("broken at load");', '') },
  { name: 'gives something else than routes', code: wrapped('return { somethingElse: true };') },
  {
    name: 'throws in render',
    code: wrapped(`const broken = () => () => { throw new Error('broken in render'); };
      const late = ({ lazy, ...route }) => (lazy ? { ...route, lazy: async () => ({ ...(await lazy()), Component: broken() }) } : route);
      return { ...real, createRoutes: (services) => real.createRoutes(services).map(late) };`),
  },
  {
    name: 'throws in a loader',
    code: wrapped(`const loader = () => { throw new Error('broken in a loader'); };
      return { ...real, createRoutes: (services) => real.createRoutes(services).map((route) => ({ ...route, loader })) };`),
  },
  { name: 'asks the page for another React', code: { entry: askForReact18 } },
  {
    name: 'brings along a page of another remote',
    code: wrapped(`const stolen = { id: 'stolen', path: '/jobs', Component: () => 'Stolen' };
      return { ...real, createRoutes: (services) => [...real.createRoutes(services), stolen] };`),
    onTo: { path: '/jobs', heading: /find a gig/iu },
  },
];

function deleteFile(folder: string, { base }: Release, { url }: Asset): void {
  rmSync(join(folder, url.slice(base.length)));
}

function routesOf({ exposes }: Release): Asset {
  const [file] = exposes.find(({ name }) => name === 'routes')?.js ?? [];
  if (!file) throw new Error('The release exposes no routes.');
  return file;
}

function likeFirst({ routes }: Release): Release['routes'][number] {
  const [route] = routes;
  if (!route) throw new Error('The release has no page.');
  return { ...route, id: 'stolen', pattern: '/jobs' };
}

function forReact18(need: Release['needs'][number]): Release['needs'][number] {
  return need.name === 'react' ? { ...need, range: '^18.0.0' } : need;
}

function atWrongHost(release: Release): Release {
  return JSON.parse(JSON.stringify(release).replaceAll(release.base, WRONG_HOST + release.base)) as Release;
}

function askForReact18(own: string): string {
  return own.replaceAll(/requiredVersion:"\^19[^"]*"(,[^{}]*?shareKey:"react(?:\/jsx-runtime)?")/gu, 'requiredVersion:"^18.0.0"$1');
}

/** Code that runs before, and after, that of the release, in browsers and on the server. */
function both(before: string, after: string): CodeChange {
  const change = (own: string) => `${before}\n${own}\n${after}`;
  return { entry: change, server: change };
}

/** Replaces what the release exposes; `body` makes it from `real`. */
function wrapped(body: string): CodeChange {
  const make = `const make = (real) => { ${body} };`;
  return {
    entry: (own) => `${own}
;(() => { ${make} const own = ${REMOTE}; ${REMOTE} = { init: own.init, get: async (id) => {
  const factory = await own.get(id); return () => (id === './routes' ? make(factory()) : factory()); } }; })();`,
    server: (own) => `${own}\n;(() => { ${make} module.exports = make({ ...module.exports }); })();`,
  };
}
