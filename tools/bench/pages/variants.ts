import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shellConfig } from '@alltalent/shared/build';
import type { RemoteBuild } from '@alltalent/shared/build';
import type { Asset } from '@alltalent/shared/contracts';
import webpack, { type Configuration, type Stats } from 'webpack';
import { assetOf, compressFolder } from '../../build/assets';
import { REMOTES, ROOT } from '../../build/packages';
import { filesOf, runWebpack } from '../../build/run-webpack';

/** In the order of the report. The last one needs an installation of its own (framework/build-framework.ts). */
export const VARIANTS = ['drawn', 'federated', 'one bundle', 'naive', 'framework'] as const;
export type Variant = (typeof VARIANTS)[number];

/** A build that replaces the shell's own, and the files that a page needs at once. */
export type Build = {
  readonly folder: string;
  readonly base: string;
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  /** Returns the files of a route: its remote's and its page's. */
  assetsOf(remote: string, routeId: string): readonly Asset[];
};

const FOLDER = join(ROOT, '.data/bench/pages');
const LOADER = /[\\/]remote-loader$/u;

/** Builds shell and remotes as one bundle without federation, split by route like the pages. */
export async function buildOneBundle(): Promise<Build> {
  const remotes = await writeBundledRemotes();
  const { plugins = [], optimization, ...config } = ownConfig('one');
  const isFederation = (plugin: unknown) => (plugin as object).constructor.name === 'ModuleFederationPlugin';
  const runtime = new webpack.NormalModuleReplacementPlugin(/[\\/]federation-runtime$/u, join(import.meta.dirname, 'no-runtime.ts'));
  return build('one', {
    ...config,
    optimization: { ...optimization, splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } } },
    plugins: [...plugins.filter((plugin) => !isFederation(plugin)), runtime, new webpack.NormalModuleReplacementPlugin(LOADER, remotes)],
  });
}

/** Builds the shell with federation's default loading: manifest, then entry, then the page's code, one after the other. */
export function buildNaive(): Promise<Build> {
  const { plugins = [], ...config } = ownConfig('naive');
  const loader = new webpack.NormalModuleReplacementPlugin(LOADER, join(import.meta.dirname, 'naive-remotes.ts'));
  return build('naive', { ...config, plugins: [...plugins, loader] });
}

function ownConfig(name: string): Configuration {
  const config = shellConfig({ name: 'shell', root: join(ROOT, 'shell') });
  return { ...config, devtool: false, output: { ...config.output, path: join(FOLDER, name), publicPath: `/_${name}/` } };
}

async function build(name: string, config: Configuration): Promise<Build> {
  const [stats] = await runWebpack([config]);
  if (!stats) throw new Error(`There is no build of ${name}.`);
  const [folder, base] = [join(FOLDER, name), `/_${name}/`];
  compressFolder(folder);
  const pick = (group: string, ending: string) => pickFiles(stats, group, ending).map((file) => assetOf(folder, file, base));
  return {
    folder,
    base,
    scripts: pick('main', '.js'),
    styles: pick('main', '.css'),
    assetsOf: (remote, routeId) => [`${remote}/routes`, routeId].flatMap((group) => [...pick(group, '.js'), ...pick(group, '.css')]),
  };
}

function pickFiles(stats: Stats, group: string, ending: string): readonly string[] {
  return filesOf(stats, group).filter((file) => file.endsWith(ending));
}

/** Writes a loader with an import for each remote, so that a page loads no other remote's code. Returns its path. */
async function writeBundledRemotes(): Promise<string> {
  const entries: string[] = [];
  for (const folder of REMOTES) {
    const { build } = (await import(pathToFileURL(join(ROOT, folder, 'webpack.config.ts')).href)) as { build: RemoteBuild };
    for (const [expose, file] of Object.entries(build.exposes)) {
      const id = `${build.name}/${expose.replace('./', '')}`;
      entries.push(`  '${id}': () => import(/* webpackChunkName: "${id}" */ ${JSON.stringify(join(ROOT, folder, file))}),`);
    }
  }
  const file = join(FOLDER, 'bundled-remotes.ts');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `const MODULES = {\n${entries.join('\n')}\n};\n${LOADER_OF_MODULES}`);
  return file;
}

const LOADER_OF_MODULES = `export const createRemoteLoader = () => ({
  load: (remote, expose) => MODULES[remote + '/' + expose](),
  versionOf: () => 'bundled',
});
`;
