import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededVersion, SINGLETONS } from '@alltalent/shared/build';
import { type Release, releaseSchema } from '@alltalent/shared/contracts';
import type { Configuration, Stats } from 'webpack';
import { assetOf, compressFolder } from './assets';
import { checkBudget, checkPages } from './budgets';
import { ROOT } from './packages';
import { checkRouterNames } from './router-names';
import { filesOf, runWebpack } from './run-webpack';

/** Builds a remote into its dist folder and leaves release.json there: what the registry will say about it. */
export async function buildRemote(packageName: string, config: Configuration, inputs: string): Promise<void> {
  const folder = join(ROOT, packageName, 'dist');
  const [stats] = await runWebpack([config]);
  if (!stats) throw new Error(`${packageName} has no build.`);
  checkRouterNames(packageName, stats);
  compressFolder(folder);
  const release = await releaseSchema.validate(describeRelease(packageName, folder, stats, inputs), { abortEarly: false });
  checkPages(release, folder, declarationOf(packageName).page_budget);
  const weight = checkBudget(release.remote, folder, stats);
  if (weight) process.stdout.write(`${weight}\n`);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release, null, 2));
}

type Declaration = Pick<Release, 'remote' | 'routes'> & {
  /** Bytes of compressed JavaScript one page may ask for. */
  readonly page_budget: number;
};

function declarationOf(packageName: string): Declaration {
  return JSON.parse(readFileSync(join(ROOT, packageName, 'remote.json'), 'utf8')) as Declaration;
}

function describeRelease(packageName: string, folder: string, stats: Stats, inputs: string): Release {
  const manifest = JSON.parse(readFileSync(join(ROOT, packageName, 'package.json'), 'utf8')) as { version: string };
  const declared = declarationOf(packageName);
  const version = `${manifest.version}-${inputs.slice(0, 12)}`;
  const base = `/r/${declared.remote}/${version}/`;
  const asset = (file: string) => assetOf(folder, file, base);
  const entry = filesOf(stats, declared.remote).find((file) => file.startsWith('remoteEntry'));
  if (!entry) throw new Error(`${packageName} emitted no remoteEntry.`);
  const pageFiles = (id: string, ending: string) =>
    filesOf(stats, id)
      .filter((file) => file.endsWith(ending))
      .map(asset);
  // A page's chunk is named after its route, so that the document can ask for it in the first wave.
  const routes = declared.routes.map((route) => ({ ...route, js: pageFiles(route.id, '.js'), css: pageFiles(route.id, '.css') }));
  const exposes = exposedNames(stats).map((name) => {
    const files = filesOf(stats, name);
    return {
      name,
      js: files.filter((file) => file.endsWith('.js')).map(asset),
      css: files.filter((file) => file.endsWith('.css')).map(asset),
    };
  });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/u.test(file));
  // The contracts are compiled in; their version says which API the remote was built against.
  const needs = [...neededLibraries(stats), '@alltalent/shared/contracts'].map((name) => ({ name, range: neededVersion(name) }));
  return { remote: declared.remote, version, base, entry: asset(entry), exposes, routes, files: files.sort().map(asset), needs };
}

/** Shared libraries that some module of the remote imports; the page may lack the others. */
function neededLibraries(stats: Stats): string[] {
  const names = [...stats.compilation.modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => SINGLETONS.find((name) => module.identifier().split('|').includes(name)));
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

/** Exposed modules are named chunks without a slash; everything else the config emits is not named by us. */
function exposedNames(stats: Stats): string[] {
  const names = [...stats.compilation.chunks].map((chunk) => chunk.name).filter((name): name is string => typeof name === 'string');
  return names.filter((name) => ['routes', 'join-panel'].includes(name));
}
