import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { browserConfig, COMPILE_HINT } from './base-config';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alltalent-build-'));
  writeFileSync(join(root, 'start.js'), "import('./late.js').then(({ late }) => console.log(late));");
  writeFileSync(join(root, 'late.js'), 'export const late = () => 1;');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['every script that visitors get begins with the hint to compile it while it arrives', false],
  ['scripts of a page in development have no hint: their functions are compiled when they are called', true],
])('%s', async (_name, isDevelopment) => {
  const compiler = webpack({ ...browserConfig({ name: 'test', root, isDevelopment }), entry: './start.js' });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
  });
  const scripts = readdirSync(join(root, 'dist')).filter((file) => file.endsWith('.js'));
  expect(scripts).toHaveLength(2);
  for (const script of scripts)
    expect(readFileSync(join(root, 'dist', script), 'utf8').startsWith(`${COMPILE_HINT}\n`)).toBe(!isDevelopment);
});
