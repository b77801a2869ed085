import { setImmediate as letOthersIn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { namesSpeltOut } from './pdf-names';

const unpack = promisify(inflate);
const LONGEST_HEAD = 2000;
const MOST_STREAMS = 2000;
/** Of all streams, ends counted as well; a CV of fifty pages has hundreds. */
const MOST_KEYWORDS = 20_000;
/** Looked at in a few milliseconds. */
const KEYWORDS_AT_ONCE = 100;
/** Of all packed objects together; those of fifty pages are a fraction of it. */
const MOST_BYTES = 8 * 1024 * 1024;
const KEYWORD = /stream\r?\n/gu;
/** A reader needs both numbers to find objects in a stream, whatever the stream calls itself. */
const HOLDS_OBJECTS = [/\/N\b/u, /\/First\b/u];
const IS_CALLED_SO = /\/ObjStm\b/u;
const IS_TABLE = /\/XRef\b/u;
const FILTER = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/u;
const ARRANGED = /\/(?:DecodeParms|DP)\b/u;

/** Why packed objects cannot be looked into: their data is broken, or they are packed in a way that hides them. */
export class HiddenObjects extends Error {
  constructor(readonly reason: 'damaged' | 'hidden') {
    super(reason);
  }
}

/** The text of every object that the file keeps packed in a stream; throws HiddenObjects where one cannot be read. */
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
    const { head, start } = stream;
    const holdsObjects = IS_CALLED_SO.test(head) || HOLDS_OBJECTS.every((name) => name.test(head));
    if (!holdsObjects && !IS_TABLE.test(head)) continue;
    count += 1;
    if (count > MOST_STREAMS) throw new HiddenObjects('hidden');
    const unpacked = await unpackedAt(bytes, { head, start, holdsObjects, most: left });
    left -= unpacked.length;
    if (holdsObjects) texts.push(unpacked.toString('latin1'));
  }
  return texts.join('\n');
}

/** Where the data of each stream begins, with what is said about it before; null for the end of one. */
function* streamsOf(text: string): Generator<{ readonly head: string; readonly start: number } | null> {
  for (const { 0: keyword, index } of text.matchAll(KEYWORD)) {
    if (text.slice(index - 3, index) === 'end') {
      yield null;
      continue;
    }
    const before = text.slice(Math.max(0, index - LONGEST_HEAD), index);
    const head = namesSpeltOut(before.slice(Math.max(0, before.lastIndexOf('obj'))));
    if (head === null) throw new HiddenObjects('hidden');
    yield { head, start: index + keyword.length };
  }
}

type Packed = { readonly head: string; readonly start: number; readonly holdsObjects: boolean; readonly most: number };

async function unpackedAt(bytes: Buffer, { head, start, holdsObjects, most }: Packed): Promise<Buffer> {
  if (!head.includes('/Filter')) return plainAt(bytes, start, most);
  const isSaidOnce = head.split('/Filter').length === 2;
  if (!isSaidOnce || !FILTER.test(head) || (holdsObjects && ARRANGED.test(head))) throw new HiddenObjects('hidden');
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
