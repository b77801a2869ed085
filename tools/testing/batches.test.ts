import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { writeBatches } from './batches';

const { folder, files } = writeBatches(mkdtempSync(join(tmpdir(), 'alltalent-batches-')));
const batches = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));

test('each test that shares its process is in one batch, under its own name', () => {
  const named = batches.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^describe\('([^']+)'/gmu)]);
  expect(named.map(([, file]) => file).toSorted()).toEqual(files.toSorted());
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeGreaterThan(400);
});

test('a test that replaces something before the first one runs, or chooses its environment, has a process of its own', () => {
  const changes = /^(?:const \w+ = )?jest\.(?:mock|spyOn|useFakeTimers)\(|@jest-environment/mu;
  expect(files.filter((file) => file.startsWith('mf-') && changes.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
