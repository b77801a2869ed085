import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../build/packages';

const FOLDER = join(ROOT, '.data/test-batches');
const FOLDERS = ['backend/src', 'backend/seeds', 'backend/test'];
const BATCHES = 12;
/** Tests that start whole sites, which can share one process. */
const OPENS_SITES = /\b(?:describeSites?|describeOnEngines|describeOnMariadb|openSite)\(/u;
/** Tests that replace something for the whole process cannot. */
const CHANGES_PROCESS = /\bjest\.(?!(?:fn|spyOn|restoreAllMocks|SpyInstance)\b)|\bprocess\.(?:env\[|on\(|exit)/u;

export type Batches = { readonly folder: string; readonly files: readonly string[] };

/**
 * Groups tests into files that load the backend once, because loading it takes most of a test's time. Each keeps its
 * titles and hooks under its own name. `npx jest <file>` still runs one alone.
 */
export function writeBatches(): Batches {
  const files = siteTests();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const lines = files.filter((_file, index) => index % BATCHES === batch).map(describeFile);
    if (lines.length > 0) writeFileSync(join(FOLDER, `batch-${batch + 1}.test.ts`), lines.join(''));
  }
  return { folder: FOLDER, files };
}

function testsIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((file) => file.endsWith('.test.ts')).map((file) => `${folder}/${file}`);
}

function siteTests(): readonly string[] {
  const paths = FOLDERS.flatMap(testsIn).sort();
  return paths.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return OPENS_SITES.test(text) && !CHANGES_PROCESS.test(text);
  });
}

function describeFile(file: string): string {
  return `describe('${file}', () => {\n  require('${relative(FOLDER, join(ROOT, file))}');\n  afterAll(() => jest.restoreAllMocks());\n});\n`;
}
