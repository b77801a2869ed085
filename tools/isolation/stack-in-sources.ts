import { SourceMap } from 'node:module';
import { join } from 'node:path';

const FRAME = /\(?\/server\.cjs:(\d+):(\d+)\)?/u;
/** Frames of the libraries. */
const ELSEWHERE = /^\s+at .*(?:node_modules|drawing\/main\.cjs|node:)/u;

/** Returns a stack of a server bundle with the places in the sources, without the frames of libraries. */
export function stackInSources(stack: string, map: string, packageName: string): string {
  const sources = readMap(map);
  const lines = stack.split('\n').map((line) => {
    const [place = '', row, column] = FRAME.exec(line) ?? [];
    if (place === '') return line;
    const origin = originOf(sources, { row, column, packageName });
    return origin === null ? line : line.replace(place, origin);
  });
  return lines.filter((line) => !ELSEWHERE.test(line)).join('\n');
}

export const readMap = (map: string): SourceMap => new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);

type Place = { readonly row: string | undefined; readonly column: string | undefined; readonly packageName: string };

/** Returns the place in the sources, `(mf-talents/src/routes.ts:3:1)`, of a place in a built file; null if the map has none. */
export function originOf(sources: SourceMap, { row, column, packageName }: Place): string | null {
  const entry = sources.findEntry(Number(row) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return null;
  return `(${pathOf(entry.originalSource, packageName)}:${entry.originalLine + 1}:${entry.originalColumn + 1})`;
}

/** Returns a source's path from the project's folder: `webpack://alone/./src/routes.ts` is `mf-talents/src/routes.ts`. */
function pathOf(source: string, packageName: string): string {
  return join(packageName, source.replace(/^webpack:\/\/[^/]*\//u, ''));
}
