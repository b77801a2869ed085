import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, ROOT } from '../build/packages';

/** Part of a program that may name any call: the contracts, and what stands in for a server. */
const NAMES_ALL = /^shared\/src\/(?:contracts|dev)\/|\.test\.tsx?$/u;

const sources = ['shared', 'shell', ...REMOTES].flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => `${folder}/src/${name}`)
    .filter((path) => !NAMES_ALL.test(path)),
);

test('code of browsers names each call that it makes, so that a bundle has the paths of no others', () => {
  expect(sources.length).toBeGreaterThan(900);
  const whole = sources.filter((path) => /\bENDPOINTS\b(?!\.\w|,| \}|\n)/u.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(whole).toEqual([]);
});
