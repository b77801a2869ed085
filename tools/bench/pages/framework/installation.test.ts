import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = { readonly version?: string; readonly integrity?: string; readonly resolved?: string; readonly hasInstallScript?: boolean };
const read = <T>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T;

const { dependencies } = read<{ readonly dependencies: Readonly<Record<string, string>> }>('package.json');
const { packages } = read<{ readonly packages: Readonly<Record<string, Locked>> }>('package-lock.json');
const installed = Object.entries(packages).filter(([path]) => path !== '');

test('SEC-67 what the benchmark installs is pinned, and the lock file knows the hash of each package', () => {
  for (const [name, version] of Object.entries(dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
  }
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the application runs on the React and the router of the site', () => {
  const shared = ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'jotai'];
  expect(installed.map(([path]) => path).filter((path) => shared.some((name) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});
