import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/packages';

/** Folders of code that runs on a server, where patterns meet visitors' input. */
export const FOLDERS: readonly string[] = [
  'shared/src/contracts',
  'shared/src/api',
  'shared/src/federation',
  'shared/src/messages',
  'backend/src',
  'backend/posters',
  'shell/server',
];
export const LEFT_OUT = /(?:^|\/)(?:testing|migrations)\/|\.test\.tsx?$/u;

/** A regular expression, and the places where it occurs. */
export type Pattern = { readonly source: string; readonly flags: string; readonly places: readonly string[] };

export function collectPatterns(): readonly Pattern[] {
  const places = new Map<string, string[]>();
  for (const file of FOLDERS.flatMap(filesOf))
    for (const { text, line } of patternsIn(readFileSync(join(ROOT, file), 'utf8')))
      places.set(text, [...(places.get(text) ?? []), `${file}:${line}`]);
  return [...places].map(([text, found]) => ({ ...partsOf(text), places: found }));
}

function filesOf(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  return names.filter((name) => /\.tsx?$/u.test(name) && !LEFT_OUT.test(name)).sort();
}

/** Returns every regular expression in a program's text, including calls of `RegExp` with plain strings. */
export function patternsIn(program: string): readonly { readonly text: string; readonly line: number }[] {
  const file = ts.createSourceFile('file.tsx', program, ts.ScriptTarget.Latest, true);
  const found: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== 'RegExp') return null;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source))
    throw new Error(`Write the pattern of ${node.getText()} as a literal, so that it can be checked.`);
  return `/${source.text}/${flags && ts.isStringLiteralLike(flags) ? flags.text : ''}`;
}

function partsOf(text: string): { readonly source: string; readonly flags: string } {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}
