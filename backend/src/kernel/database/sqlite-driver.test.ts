import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OPENS = 'module.exports = class { static name = __dirname; close() {} };';
const FAILS = 'module.exports = class { constructor() { throw new Error("no file for this platform"); } };';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-driver-'));
  addPackage('better-sqlite3', OPENS);
});
afterEach(() => rmSync(folder, { recursive: true }));

function addPackage(name: string, code: string): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'index.js'), code);
}

/** Returns the name of the package that is chosen under this version of Node-API. */
function chosenUnder(napi: string): string {
  const source = readFileSync(join(process.cwd(), 'backend/sqlite-driver.cjs'), 'utf8');
  writeFileSync(join(folder, 'driver.cjs'), source.replace('process.versions.napi', `'${napi}'`));
  return execFileSync(process.execPath, ['-p', "require('./driver.cjs').name"], { cwd: folder, encoding: 'utf8' }).trim();
}

test('the ready-made driver is taken where it opens a database', () => {
  addPackage('better-sqlite3-13', OPENS);
  expect(chosenUnder('10')).toMatch(/better-sqlite3-13$/u);
});

test('the ready-made driver is not tried under a Node-API that would end the process', () => {
  addPackage('better-sqlite3-13', OPENS);
  expect(chosenUnder('9')).toMatch(/better-sqlite3$/u);
});

test('the driver that is built is taken where the ready-made one does not open', () => {
  addPackage('better-sqlite3-13', FAILS);
  expect(chosenUnder('10')).toMatch(/better-sqlite3$/u);
});

test('the driver that is built is taken where npm left the ready-made one out', () => {
  expect(chosenUnder('10')).toMatch(/better-sqlite3$/u);
});
