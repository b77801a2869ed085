import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfRelease } from './release-hash';

const DECLARED = { remote: 'mf_jobs', routes: [] };
const folder = mkdtempSync(join(tmpdir(), 'alltalent-release-'));
mkdirSync(join(folder, 'server'));
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
write('page.js', 'one');
write('server/server.cjs', 'two');
const first = hashOfRelease(folder, DECLARED);

test.each(['page.js.br', 'page.js.map', '.inputs', '.files', '.sizes', 'release.json'])('FED-01 %s makes no new version', (file) => {
  write(file, String(Math.random()));
  expect(hashOfRelease(folder, DECLARED)).toBe(first);
});

test('FED-01 a file of the browser or the server, and a line of remote.json, make a new version', () => {
  expect(hashOfRelease(folder, { ...DECLARED, routes: ['/jobs'] })).not.toBe(first);
  write('server/server.cjs', 'three');
  const second = hashOfRelease(folder, DECLARED);
  expect(second).not.toBe(first);
  write('more.js', '');
  expect(hashOfRelease(folder, DECLARED)).not.toBe(second);
});

test('declarations of endpoints are marked, so that a bundle has those that it names', () => {
  const mark = createRequire(import.meta.url)('../../shared/build/pure-endpoints-loader.cjs') as (source: string) => string;
  const source = "export const jobs = get<NoInput, Jobs>('/api/jobs');\nexport const sendPhoto = upload<Photo>('/api/photos');\n";
  expect(mark(source)).toBe(source.replaceAll(/= (get|upload)/gu, '= /*#__PURE__*/ $1'));
});
