import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededVersion, type RemoteBuild, remoteServerConfig, SERVER_FOLDER, SINGLETONS } from '@alltalent/shared/build';
import { type MenuEntry, type Release, releaseSchema } from '@alltalent/shared/contracts';
import type { Configuration, Stats } from 'webpack';
import { assetOf, compressFolder } from './assets';
import { writeBundledFiles } from './bundled-files';
import { checkPages, checkParts } from './budgets';
import { menuEntriesOf } from './declared-menus';
import { folderOf } from './packages';
import { hashOfRelease } from './release-hash';
import { calledEndpoints } from './called-endpoints';
import { checkRouterNames } from './router-names';
import { filesOf, runWebpack } from './run-webpack';
import { writeSizes } from './bundle-sizes';
import { checkServerBundle } from './server-bundle';

/** Exports of a remote's webpack.config.ts. */
export type RemoteModule = { readonly build: RemoteBuild | undefined; readonly config: Configuration | undefined };

/** Builds a remote for browsers and for Node into its dist folder with a release.json, its record in the registry. */
export async function buildRemote(packageName: string, { build, config }: RemoteModule): Promise<void> {
  const folder = join(folderOf(packageName), 'dist');
  if (!build || !config) throw new Error(`${packageName}/webpack.config.ts does not export both its build and a configuration.`);
  const entries = menuEntriesOf(declarationOf(packageName));
  const [stats, serverStats] = await buildBoth(config, remoteServerConfig(build));
  const [bundle] = filesOf(serverStats, 'server');
  if (!bundle) throw new Error('The server bundle is missing.');
  const server = `${SERVER_FOLDER}/${bundle}`;
  checkRouterNames(packageName, stats);
  await checkServerBundle(packageName, join(folder, server), declarationOf(packageName).routes);
  compressFolder(folder);
  const release = await releaseSchema.validate(describeRelease({ packageName, exposes: build.exposes, server, entries }, folder, stats), {
    abortEarly: false,
  });
  const { page_budget: pageBudget, part_budgets: partBudgets = {} } = declarationOf(packageName);
  writeSizes(folder, [...checkPages(release, folder, pageBudget), ...checkParts(release, folder, partBudgets)]);
  writeBundledFiles(folder, [stats, serverStats]);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release, null, 2));
}

/** Returns the statistics of the browser build and of the server bundle. */
async function buildBoth(forBrowsers: Configuration, forNode: Configuration): Promise<[Stats, Stats]> {
  const [[stats], [serverStats]] = await Promise.all([runWebpack([forBrowsers]), runWebpack([forNode])]);
  if (!stats || !serverStats) throw new Error('A build is missing.');
  return [stats, serverStats];
}

type Declaration = Pick<Release, 'remote' | 'routes' | 'menu_entries'> & {
  /** Bytes of compressed JavaScript that a page may load. */
  readonly page_budget: number;
  /** Bytes of compressed JavaScript that each exposed component may load before it is shown, by its name. */
  readonly part_budgets?: Readonly<Record<string, number>>;
};

function declarationOf(packageName: string): Declaration {
  return JSON.parse(readFileSync(join(folderOf(packageName), 'remote.json'), 'utf8')) as Declaration;
}

type Described = Pick<RemoteBuild, 'exposes'> & { readonly packageName: string; readonly server: string; readonly entries: MenuEntry[] };

function describeRelease({ packageName, server, entries, ...build }: Described, folder: string, stats: Stats): Release {
  const manifest = JSON.parse(readFileSync(join(folderOf(packageName), 'package.json'), 'utf8')) as { version: string };
  const declared = declarationOf(packageName);
  const version = `${manifest.version}-${hashOfRelease(folder, declared)}`;
  const base = `/r/${declared.remote}/${version}/`;
  const asset = (file: string) => assetOf(folder, file, base);
  const entry = filesOf(stats, declared.remote).find((file) => file.startsWith('remoteEntry'));
  if (!entry) throw new Error(`${packageName} emitted no remoteEntry.`);
  const filesIn = (chunk: string) => {
    const assets = filesOf(stats, chunk);
    const ending = (end: string) => assets.filter((file) => file.endsWith(end)).map(asset);
    return { js: ending('.js'), css: ending('.css') };
  };
  // A page's chunk is named after its route, so that the document can preload it.
  const routes = declared.routes.map((route) => ({ ...route, ...filesIn(route.id) }));
  const names = Object.keys(build.exposes).map((key) => key.replace('./', ''));
  const exposes = names.map((name) => ({ name, ...filesIn(name) }));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/u.test(file));
  // The contracts are compiled in; their version says which API the remote was built for.
  const needs = [...neededLibraries(stats), '@alltalent/shared/contracts'].map((name) => ({ name, range: neededVersion(name) }));
  const calls = calledEndpoints(stats);
  const assets = { entry: asset(entry), exposes, routes, files: files.sort().map(asset), server: asset(server) };
  return { remote: declared.remote, version, base, ...assets, needs, calls: [...calls], menu_entries: entries };
}

/** Returns the shared libraries that modules of the remote import; pages need no others. */
function neededLibraries(stats: Stats): string[] {
  const names = [...stats.compilation.modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => SINGLETONS.find((name) => module.identifier().split('|').includes(name)));
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
