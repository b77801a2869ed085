import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { sourceMapsOf, storeSourceMaps } from '../build/source-maps';
import { stackInSources } from './stack-of-release';

const SOURCE = 'export function card(slug: string | undefined): string {\n  return slug!.toUpperCase();\n}\n';

test('FED-05 a stack of minified code leads to the line of the source, and other lines stay', () => {
  const { code, map = '' } = transformSync(SOURCE, {
    filename: 'src/card.ts',
    sourceFileName: 'webpack://mf_talents/./src/card.ts',
    sourceMaps: true,
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { mangle: true } },
  });
  const column = code.indexOf('.toUpperCase') + 1;
  const at = (file: string) => `    at a (https://talent.example/r/mf_talents/1.0.0-ab/${file}:1:${column + 1})`;
  const stack = ['TypeError: x', at('card.0f.js'), at('other.1e.js'), '    at <anonymous>'].join('\n');
  const [head, first, second, last] = stackInSources(stack, 'mf-talents', (file) => (file === 'card.0f.js' ? map : null)).split('\n');
  expect([head, second, last]).toEqual(['TypeError: x', at('other.1e.js'), '    at <anonymous>']);
  expect(first).toMatch(/^ {4}at a \(mf-talents\/src\/card\.ts:2:\d+\)$/u);
});

test('FED-05 source maps of a release stay on the machine that published it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
  writeFileSync(join(folder, 'card.0f.js'), '');
  writeFileSync(join(folder, 'card.0f.js.map'), '{}');
  const place = sourceMapsOf(folder, { remote: 'mf_talents', version: '1' });
  storeSourceMaps(folder, place);
  expect(readFileSync(join(place, 'card.0f.js.map'), 'utf8')).toBe('{}');
  expect(() => readFileSync(join(place, 'card.0f.js'))).toThrow('ENOENT');
  rmSync(folder, { recursive: true });
});
