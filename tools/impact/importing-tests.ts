import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const LEFT_OUT = /(^|\/)(node_modules|dist|\.data|\.git|media)(\/|$)/u;
const SOURCE = /\.(?:[cm]?[jt]sx?)$/u;
/** What tests get a stub of, as jest.config.mjs says. */
const STUBBED = /\.(?:css|svg|webp|avif|woff2|mp4|webm)$/u;
const TEST = /\.test\.tsx?$/u;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '/index.ts', '/index.tsx'];

/**
 * Returns the test files below `root` that import a file, through however many others. Imports of types alone do not count: no test runs
 * them. It reads sources by itself, so that it can be held against what jest says.
 */
export function testsImporting(root: string, file: string): readonly string[] {
  const importers = importersIn(root);
  const found = new Set([file]);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return [...found].filter((one) => TEST.test(one)).sort();
}

function importersIn(root: string): ReadonlyMap<string, readonly string[]> {
  const packages = packagesOf(root);
  const importers = new Map<string, string[]>();
  for (const path of filesBelow(root, root).filter((name) => SOURCE.test(name))) {
    for (const name of importsOf(path, readFileSync(join(root, path), 'utf8')).filter((one) => !STUBBED.test(one))) {
      const target = name.startsWith('.') ? resolved(root, join(dirname(path), name)) : packages.get(name);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** Returns what a file imports when it runs. */
export function importsOf(path: string, text: string): readonly string[] {
  const names: string[] = [];
  const note = (node: ts.Node | undefined) => node && ts.isStringLiteralLike(node) && names.push(node.text);
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) note(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) note(node.moduleSpecifier);
    const isCall = ts.isCallExpression(node) && /^(?:import|require|jest\.requireActual)$/u.test(node.expression.getText());
    if (isCall) note(node.arguments[0]);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return names;
}

/** Returns the files behind the names that packages of the repository export, by name. */
function packagesOf(root: string): ReadonlyMap<string, string> {
  const folders = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly workspaces: readonly string[] }).workspaces;
  const entries = folders.flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, string>>;
    };
    return Object.entries(exports).map(([key, file]): [string, string] => [join(name, key), join(folder, file)]);
  });
  return new Map(entries);
}

function resolved(root: string, path: string): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((one) => existsSync(join(root, one)) && statSync(join(root, one)).isFile());
}

function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(relative(root, path))) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [relative(root, path)];
  });
}
