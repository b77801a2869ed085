import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [...readdirSync(ROOT).filter((name) => name.startsWith('mf-')), 'shared', 'shell', 'backend'].map((name) =>
  join(ROOT, name),
);
const OURS = /^(?!.*(?:node_modules|dist|\.data)).*\.(?:tsx?|json)$/u;

const filesOf = (folder: string): readonly string[] =>
  ['src', 'server', 'seeds', 'posters']
    .flatMap((part) => listFiles(join(folder, part)))
    .filter((path) => OURS.test(path.slice(ROOT.length)));

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

const isCatalogue = (path: string) => /[\\/]messages[\\/][a-z-]+\.json$/iu.test(path);

test('G2 every sentence of the message catalogues parses, and some code says it', () => {
  const problems = SOURCES.flatMap((folder) => {
    const files = filesOf(folder);
    const code = files
      .filter((path) => /\.tsx?$/u.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const catalogues = files.filter(isCatalogue).map((path) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
    return catalogues.flatMap((catalogue) => Object.entries(catalogue).flatMap(([id, sentence]) => problemsOf(id, sentence, code)));
  });

  expect(problems).toEqual([]);
});

function problemsOf(id: string, sentence: string, code: string): readonly string[] {
  try {
    compileMessageOrThrow(sentence);
  } catch (error) {
    return [`${id} does not parse: ${String(error)}`];
  }
  return code.includes(`'${id}'`) ? [] : [`${id} is used by no code`];
}
