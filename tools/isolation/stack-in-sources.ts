import { SourceMap } from 'node:module';
import { join } from 'node:path';

const FRAME = /\(?\/server\.cjs:(\d+):(\d+)\)?/u;
/** Frames of the libraries. */
const ELSEWHERE = /^\s+at .*(?:node_modules|drawing\/main\.cjs|node:)/u;

/** Returns a stack of a server bundle with the places in the sources, without the frames of libraries. */
export function stackInSources(stack: string, map: string, packageName: string): string {
  const sources = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
  const lines = stack.split('\n').map((line) => {
    const [place = '', row, column] = FRAME.exec(line) ?? [];
    if (place === '') return line;
    const entry = sources.findEntry(Number(row) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return line;
    return line.replace(place, `(${pathOf(entry.originalSource, packageName)}:${entry.originalLine + 1}:${entry.originalColumn + 1})`);
  });
  return lines.filter((line) => !ELSEWHERE.test(line)).join('\n');
}

/** Returns a source's path from the project's folder: `webpack://alone/./src/routes.ts` is `mf-talents/src/routes.ts`. */
function pathOf(source: string, packageName: string): string {
  return join(packageName, source.replace(/^webpack:\/\/[^/]*\//u, ''));
}
