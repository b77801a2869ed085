import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/packages';

const PACKAGE = 'backend|shared|shell|tools|e2e|docs|mf-[a-z]+';
const NAMED = new RegExp(String.raw`\x60((?:${PACKAGE})/[\w./-]+)\x60`, 'gu');
const LINKED = /\]\((?!https?:|mailto:)([^)#]+)/gu;
/** Names of build output, and examples. */
const NOT_STORED = /\/dist\/|^e2e\/test-results|^mf-(?:castings|x)\b/u;

const packages = readdirSync(ROOT).filter((name) => new RegExp(`^(?:${PACKAGE})$`, 'u').test(name));
// Decisions are left out: they describe the files of their time.
const pages = ['README.md', 'CONTRIBUTING.md', ...packages.map((name) => `${name}/README.md`), ...pagesOf('docs')];

function pagesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

function missingIn(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path).filter((path) => !NOT_STORED.test(path));
  const linked = [...text.matchAll(LINKED)].map(([, path = '']) => join(dirname(page), path));
  return [...named, ...linked].filter((path) => !existsSync(join(ROOT, path)));
}

test.each(pages.filter((page) => existsSync(join(ROOT, page))))('%s names and links only files that exist', (page) => {
  expect(missingIn(page)).toEqual([]);
});
