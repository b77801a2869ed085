import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundledFilesOf, writeBundledFiles } from './bundled-files';
import { ROOT } from './packages';
import { runWebpack } from './run-webpack';

const SOURCES = {
  'package.json': '{ "sideEffects": false }',
  'routes.ts': `import { used } from './lib'; import type { Shape } from './lib/types'; const shape: Shape = { used }; export const createRoutes = () => [shape];`,
  'lib/index.ts': `export { used } from './used'; export { unused } from './unused'; export type { Shape } from './types';`,
  'lib/used.ts': `import rules from './used.css'; export const used = () => rules;`,
  'lib/used.css': '.used { color: red; }',
  'lib/unused.ts': `export const unused = () => 'unused';`,
  'lib/types.ts': 'export type Shape = { readonly used: unknown };',
};

const SWC = { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };

let root = '';
afterAll(() => rmSync(root, { recursive: true }));

test('FED-01 the files of a bundle are those whose code or styles are in it, and each index.ts that hands names on to them', async () => {
  mkdirSync(join(ROOT, '.data'), { recursive: true });
  root = mkdtempSync(join(ROOT, '.data/bundled-files-'));
  mkdirSync(join(root, 'lib'));
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(root, name), text);
  const rules = [
    { test: /\.ts$/u, loader: 'swc-loader', options: SWC },
    { test: /\.css$/u, type: 'asset/source' },
  ];
  const output = { path: join(root, 'dist'), library: { type: 'commonjs2' } };
  const resolve = { extensions: ['.ts'] };
  const optimization = { minimize: false, concatenateModules: true };
  const stats = await runWebpack([
    { mode: 'production', context: root, entry: './routes.ts', module: { rules }, output, resolve, optimization },
  ]);
  writeBundledFiles(join(root, 'dist'), stats);
  const files = bundledFilesOf(relative(ROOT, root)) ?? [];
  const own = files.map((file) => relative(root, join(ROOT, file))).filter((file) => !file.startsWith('..'));
  expect(own).toEqual(['lib/index.ts', 'lib/used.css', 'lib/used.ts', 'routes.ts']);
});
