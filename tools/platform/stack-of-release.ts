import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceMapsOf } from '../build/source-maps';
import { originOf, readMap } from '../isolation/stack-in-sources';
import { dataDirFromEnvironment } from './from-environment';

/** Place in a script of a release: `…/r/mf_talents/1.4.0-ab12/routes.0f.js:1:200`. */
const PLACE = /\(?https?:\/\/[^\s()]{1,300}?\/([\w.-]+\.js):(\d{1,7}):(\d{1,7})\)?/u;

type ReleaseFile = { readonly remote: string; readonly version: string; readonly file: string };

/** Returns the source map that `npm run release` stored for a file of a release on this machine; null if it did not. */
export function readSourceMap({ remote, version, file }: ReleaseFile): string | null {
  const path = join(sourceMapsOf(dataDirFromEnvironment(), { remote, version }), `${file}.map`);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Returns a stack with the places in the sources, wherever `mapOf` knows the map of a file. */
export function stackInSources(stack: string, packageName: string, mapOf: (file: string) => string | null): string {
  const translate = (line: string) => {
    const [place = '', file = '', row, column] = PLACE.exec(line) ?? [];
    const map = place === '' ? null : mapOf(file);
    const origin = map === null ? null : originOf(readMap(map), { row, column, packageName });
    return origin === null ? line : line.replace(place, origin);
  };
  return stack.split('\n').map(translate).join('\n');
}
