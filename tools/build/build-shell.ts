import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration, Stats } from 'webpack';
import { assetOf, compressFolder } from './assets';
import { ROOT } from './packages';
import { checkRouterNames } from './router-names';
import { filesOf, runWebpack } from './run-webpack';

const BASE = '/_shell/';
const FIRST_SCREEN_FONTS = /(inter-latin|bricolage-grotesque-latin).*\.woff2$/u;

/** Builds the shell for the browser and the front door for Node, and writes the list of files that documents need. Returns the statistics. */
export async function buildShell(configs: readonly Configuration[]): Promise<readonly Stats[]> {
  const folder = join(ROOT, 'shell/dist/browser');
  const builds = await runWebpack(configs);
  const [browser, early] = builds;
  const [earlyFile] = early ? filesOf(early, 'early') : [];
  if (!browser || !earlyFile) throw new Error('The shell has no browser build.');
  checkRouterNames('shell', browser);
  const files = filesOf(browser, 'main');
  const pick = (ending: string) => files.filter((file) => file.endsWith(ending)).map((file) => assetOf(folder, file, BASE));
  const fonts = readdirSync(join(folder, 'assets')).filter((file) => FIRST_SCREEN_FONTS.test(file));
  copyFileSync(join(ROOT, 'shell/src/favicon.svg'), join(folder, 'favicon.svg'));
  compressFolder(folder);
  writeFileSync(
    join(folder, 'assets.json'),
    JSON.stringify(
      {
        early: readFileSync(join(folder, earlyFile), 'utf8').replace(/\n?\/\/# sourceMappingURL=\S+\s*$/u, ''),
        scripts: pick('.js'),
        styles: pick('.css'),
        fonts: fonts.map((file) => `${BASE}assets/${file}`),
      },
      null,
      2,
    ),
  );
  return builds;
}
