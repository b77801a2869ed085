import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfig } from '@alltalent/shared/build';
import { ROOT } from './packages';
import { checkRouterNames } from './router-names';
import { runWebpack } from './run-webpack';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Returns the check of a remote whose only module has these lines. */
async function checkOf(...lines: string[]): Promise<() => void> {
  // Inside the project, where its packages are found.
  mkdirSync(join(ROOT, '.data'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.data/router-names-'));
  folders.push(root);
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/routes.ts'), lines.join('\n'));
  const [stats] = await runWebpack([remoteConfig({ name: 'mf_x', root, exposes: { './routes': './src/routes.ts' } })]);
  return () => {
    if (!stats) throw new Error('no build');
    checkRouterNames('mf-x', stats);
  };
}

test('FED-07 a remote that uses what the shell does not ship of react-router is not built', async () => {
  const use = 'export const routes = [useLocation, useBeforeUnload];';
  expect(await checkOf("import { useLocation, useBeforeUnload } from 'react-router';", use)).toThrow(
    'mf-x uses what the shell does not ship of react-router: useBeforeUnload.',
  );
  expect(await checkOf("import * as router from 'react-router';", 'export const routes = (name: string) => router[name];')).toThrow(
    'all of it, by import * as',
  );
});

test('FED-07 names that the shell ships, types and what is imported but not used are no matter', async () => {
  const imported = "import { Link, type NavigationType, useBeforeUnload } from 'react-router';";
  expect(await checkOf(imported, 'export const routes: readonly [typeof Link, NavigationType?] = [Link];')).not.toThrow();
});
