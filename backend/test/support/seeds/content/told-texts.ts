import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DOCUMENTS } from '../../../../seeds/content/documents/seed-documents';

export type ToldText = { readonly source: string; readonly text: string };

const ROOT = join(import.meta.dirname, '../../../../..');
const OURS = /^(?!.*(?:node_modules|dist|\.data|[\\/]testing[\\/]|[\\/]migrations[\\/]|\.(?:test|stories)\.)).*\.(?:tsx?|json)$/u;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/gu;
const BREAKS = /(?:\{' '\}|\s)+/gu;

/** Returns all texts of the site: documents, copy, message catalogues, and the sources of pages, mails and recorded responses. */
export function toldTexts(): readonly ToldText[] {
  const documents = DOCUMENTS.map(({ kind, name, markdown }) => ({ source: `${kind}/${name}`, text: inOneLine(markdown) }));
  const packages = readdirSync(ROOT).filter((name) => /^(?:mf-.+|shared|shell|backend)$/u.test(name));
  return [...documents, ...packages.flatMap((name) => filesOf(name)).map(readFile)];
}

function filesOf(name: string): readonly string[] {
  return ['src', 'server', 'seeds', 'posters']
    .flatMap((part) => listFiles(join(ROOT, name, part)))
    .filter((path) => OURS.test(relative(ROOT, path)));
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function readFile(path: string): ToldText {
  return { source: relative(ROOT, path), text: inOneLine(readFileSync(path, 'utf8').replace(COMMENTS, ' ')) };
}

function inOneLine(text: string): string {
  return text.replace(BREAKS, ' ');
}
