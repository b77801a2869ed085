import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { ALONE, browserConfig } from './base-config';
import { drawingConfig } from './drawing-config';
import type { RemoteBuild } from './remote-config';
import { remoteServerConfig } from './remote-server-config';

const require = createRequire(import.meta.url);
const NAME = 'IsolationPage';

/** File beside the page that lists the stylesheets of each page of the remote by its id. */
export const PAGE_STYLES = 'page-styles.json';

export type IsolationBuild = RemoteBuild & {
  /** Folder for the page; the build empties it. */
  readonly outDir: string;
};

/** A page for one remote alone: it brings its own shared libraries, a plain frame and the mocked backend. */
export function isolationConfig({ root, exposes, outDir, isHot = false }: IsolationBuild): Configuration {
  const base = browserConfig({ name: ALONE, root, isHot });
  const joinPanel = exposes['./join-panel'];
  const states = join(root, 'qa-states.json');
  return {
    ...base,
    devtool: isHot ? base.devtool : false,
    entry: { page: join(import.meta.dirname, '../src/dev/isolation/page.ts') },
    output: { ...base.output, path: outDir, publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        '@remote/routes$': join(root, exposes['./routes']),
        '@remote/remote.json$': join(root, 'remote.json'),
        '@remote/qa-states.json$': existsSync(states) ? states : join(import.meta.dirname, '../src/dev/isolation/no-states.json'),
        '@remote/join-panel$': joinPanel ? join(root, joinPanel) : join(import.meta.dirname, '../src/dev/isolation/no-join-panel.ts'),
      },
    },
    plugins: [...(base.plugins ?? []), { apply: writePage }],
    cache: isHot,
  };
}

/** The remote's server bundle with the class names of its page alone, and with a source map for stack traces. */
export function isolatedServerConfig({ outDir, ...build }: IsolationBuild): Configuration {
  const config = remoteServerConfig({ ...build, name: ALONE });
  return { ...config, devtool: 'hidden-source-map', output: { ...config.output, path: outDir, filename: 'server.cjs' } };
}

/** The program that draws pages of remotes alone: the plain frame, and the libraries that their server bundles share. */
export function isolatedDrawingConfig({
  entry,
  root,
  outDir,
}: Pick<IsolationBuild, 'root' | 'outDir'> & { readonly entry: string }): Configuration {
  const config = drawingConfig({ name: ALONE, root, entry });
  return { ...config, output: { ...config.output, path: outDir, publicPath: '/' } };
}

/** The document and the mock worker, beside the scripts, and the list of stylesheets. */
function writePage(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
      // What was replaced on running pages is part of the file that a new page loads.
      const files = (compilation.entrypoints.get('page')?.getFiles() ?? []).filter((file) => !file.includes('.hot-update.'));
      compilation.emitAsset('index.html', new webpack.sources.RawSource(pageOf(files)));
      compilation.emitAsset(PAGE_STYLES, new webpack.sources.RawSource(JSON.stringify(stylesOf(compilation))));
      const worker = require.resolve('msw/mockServiceWorker.js');
      if (existsSync(worker)) compilation.emitAsset('mockServiceWorker.js', new webpack.sources.RawSource(readFileSync(worker, 'utf8')));
    });
  });
}

function stylesOf({ namedChunkGroups }: Compilation): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...namedChunkGroups].map(([name, group]) => [name, group.getFiles().filter((file) => file.endsWith('.css'))]));
}

function pageOf(files: readonly string[]): string {
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A remote alone</title>
<link rel="icon" href="data:,">
${[...styles, ...scripts].join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}
