import { setImmediate as letOthersIn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { namesSpeltOut } from './pdf-names';

const unpack = promisify(inflate);
const LONGEST_DICTIONARY = 2000;
const MOST_STREAMS = 2000;
/** Most `stream` keywords, `endstream` included; a CV of fifty pages has hundreds. */
const MOST_KEYWORDS = 20_000;
/** Keywords checked between two yields: a few milliseconds of work. */
const KEYWORDS_AT_ONCE = 100;
/** Most unpacked bytes of all objects together; a CV of fifty pages needs a fraction of it. */
const MOST_BYTES = 8 * 1024 * 1024;
const KEYWORD = /stream\r?\n/gu;
/** Entries that a reader needs to find objects in a stream, whatever its type says. */
const HOLDS_OBJECTS = [/\/N\b/u, /\/First\b/u];
const IS_CALLED_SO = /\/ObjStm\b/u;
const IS_TABLE = /\/XRef\b/u;
const FILTER = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/u;
const ARRANGED = /\/(?:DecodeParms|DP)\b/u;

/** Thrown if packed objects cannot be read: their data is damaged, or packed in a way that hides it. */
export class HiddenObjects extends Error {
  constructor(readonly reason: 'damaged' | 'hidden') {
    super(reason);
  }
}

/** Returns the text of all objects packed in streams; throws HiddenObjects if one cannot be read. */
export async function packedObjects(bytes: Buffer, text: string): Promise<string> {
  const texts: string[] = [];
  let left = MOST_BYTES;
  let count = 0;
  let keywords = 0;
  for (const stream of streamsOf(text)) {
    keywords += 1;
    if (keywords > MOST_KEYWORDS) throw new HiddenObjects('hidden');
    if (keywords % KEYWORDS_AT_ONCE === 0) await letOthersIn();
    if (stream === null) continue;
    const { dictionary, start } = stream;
    const holdsObjects = IS_CALLED_SO.test(dictionary) || HOLDS_OBJECTS.every((name) => name.test(dictionary));
    if (!holdsObjects && !IS_TABLE.test(dictionary)) continue;
    count += 1;
    if (count > MOST_STREAMS) throw new HiddenObjects('hidden');
    const unpacked = await unpackedAt(bytes, { dictionary, start, holdsObjects, most: left });
    left -= unpacked.length;
    if (holdsObjects) texts.push(unpacked.toString('latin1'));
  }
  return texts.join('\n');
}

/** Yields the start of each stream's data with its dictionary; null for each `endstream`. */
function* streamsOf(text: string): Generator<{ readonly dictionary: string; readonly start: number } | null> {
  for (const { 0: keyword, index } of text.matchAll(KEYWORD)) {
    if (text.slice(index - 3, index) === 'end') {
      yield null;
      continue;
    }
    const before = text.slice(Math.max(0, index - LONGEST_DICTIONARY), index);
    const dictionary = namesSpeltOut(before.slice(Math.max(0, before.lastIndexOf('obj'))));
    if (dictionary === null) throw new HiddenObjects('hidden');
    yield { dictionary, start: index + keyword.length };
  }
}

type Packed = { readonly dictionary: string; readonly start: number; readonly holdsObjects: boolean; readonly most: number };

async function unpackedAt(bytes: Buffer, { dictionary, start, holdsObjects, most }: Packed): Promise<Buffer> {
  if (!dictionary.includes('/Filter')) return plainAt(bytes, start, most);
  const isSaidOnce = dictionary.split('/Filter').length === 2;
  if (!isSaidOnce || !FILTER.test(dictionary) || (holdsObjects && ARRANGED.test(dictionary))) throw new HiddenObjects('hidden');
  try {
    return await unpack(bytes.subarray(start), { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    throw new HiddenObjects((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'hidden' : 'damaged');
  }
}

function plainAt(bytes: Buffer, start: number, most: number): Buffer {
  const end = bytes.indexOf('endstream', start);
  if (end < 0) throw new HiddenObjects('damaged');
  if (end - start > most) throw new HiddenObjects('hidden');
  return bytes.subarray(start, end);
}
