import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REMOTES, ROOT } from '../build/packages';

/** Tests that replace something for the whole process cannot share one. */
const CHANGES_PROCESS = /\bjest\.(?!(?:fn|spyOn|restoreAllMocks|SpyInstance)\b)|\bprocess\.(?:env\[|on\(|exit)/u;

type Kind = {
  readonly name: string;
  readonly folders: readonly string[];
  readonly isOne: (file: string, text: string) => boolean;
  readonly batches: number;
  /** Code that a batch in this folder begins with. */
  readonly head: (folder: string) => string;
  /** Code that runs after each file. */
  readonly after: string;
};

/** Tests that start whole sites. */
const SITES: Kind = {
  name: 'sites',
  folders: ['backend/src', 'backend/seeds', 'backend/test'],
  isOne: (_file, text) => /\b(?:describeSites?|describeOnEngines|describeOnMariadb|openSite)\(/u.test(text),
  batches: 13,
  head: () => '',
  after: 'afterAll(() => jest.restoreAllMocks());',
};
/** Tests that choose their environment, replace something before the first of them runs, or say that they need a page of their own. */
const NEEDS_OWN_PAGE = /@jest-environment|^(?:const \w+ = )?jest\.spyOn|^\/\/ On a page of its own/mu;
const LEAVE_PAGE = join(ROOT, 'shared/build/jest/leave-page.ts');
/** Tests in jsdom. The library that empties the page after each test is loaded outside the first file, so that it does so in all. */
const PAGES: Kind = {
  name: 'pages',
  folders: ['shared/src', 'shell/src', ...REMOTES.map((remote) => `${remote}/src`)],
  isOne: (file, text) => !file.includes('.server.test.') && !file.startsWith('shared/src/contracts/') && !NEEDS_OWN_PAGE.test(text),
  batches: 24,
  head: (folder) => `require('@testing-library/react');\nconst { leavePage } = require('${relative(folder, LEAVE_PAGE)}');\n`,
  after: 'afterAll(leavePage);',
};

export type Batches = { readonly folder: string; readonly files: readonly string[] };

/**
 * Groups tests into files that load what they share once, because loading it takes most of a test's time. Each keeps its
 * titles and hooks under its own name. `npx jest <file>` still runs one alone.
 */
export function writeBatches(folder = join(ROOT, '.data/test-batches')): Batches {
  rmSync(folder, { recursive: true, force: true });
  return { folder, files: [SITES, PAGES].flatMap((kind) => writeKind(kind, join(folder, kind.name))) };
}

function writeKind(kind: Kind, folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const files = testsOf(kind);
  for (let batch = 0; batch < kind.batches; batch += 1) {
    const lines = files.filter((file) => batchOf(file, kind.batches) === batch).map((file) => describeFile(file, folder, kind.after));
    if (lines.length > 0) writeFileSync(join(folder, `batch-${batch + 1}.test.ts`), `${kind.head(folder)}${lines.join('')}`);
  }
  return files;
}

/** A file stays in its batch when others come and go, so that tests do not meet new company with each change. */
function batchOf(file: string, batches: number): number {
  return createHash('sha256').update(file).digest().readUInt32BE() % batches;
}

function testsOf({ folders, isOne }: Kind): readonly string[] {
  const paths = folders.flatMap(testsIn).sort();
  return paths.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return isOne(file, text) && !CHANGES_PROCESS.test(text);
  });
}

function testsIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((file) => /\.test\.tsx?$/u.test(file)).map((file) => `${folder}/${file}`);
}

function describeFile(file: string, folder: string, after: string): string {
  return `describe('${file}', () => {\n  require('${relative(folder, join(ROOT, file))}');\n  ${after}\n});\n`;
}
