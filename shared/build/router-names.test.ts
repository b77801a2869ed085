import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

/** What the compiler says about a file with these lines, by the settings of the whole project. */
function errorsOf(...lines: string[]): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  const file = join(ROOT, 'mf-talents/src/page.ts');
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const isPage = (name: string) => name === file;
  host.readFile = (name) => (isPage(name) ? lines.join('\n') : readFile(name));
  host.fileExists = (name) => isPage(name) || fileExists(name);
  const program = ts.createProgram([file], { ...options, types: [] }, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(file));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('FED-07 a remote that uses what the shell does not share of react-router does not compile', () => {
  expect(
    errorsOf(
      "import { type RouteObject, useLocation, useNavigationType } from 'react-router';",
      'export const route: RouteObject = {};',
      'export const use = [useLocation, useNavigationType];',
    ),
  ).toEqual([
    expect.stringMatching(/'useNavigationType' .* type/u),
    expect.stringContaining("'useNavigationType' cannot be used as a value"),
  ]);
}, 60_000);
