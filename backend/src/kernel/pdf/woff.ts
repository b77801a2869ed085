import { inflateSync } from 'node:zlib';

/** Bytes of the header and of one entry of the table directory, in a WOFF file and in the font that it wraps. */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;
/** Bytes of a field of the directory, and what tables are padded to a multiple of. */
const WORD = 4;

type Table = { readonly tag: number; readonly checksum: number; readonly data: Buffer };

/**
 * Returns the OpenType font in a WOFF file (W3C, WOFF File Format 1.0, section 5), without its optional metadata. Only for
 * files of our own packages; a damaged one throws a RangeError or an error of zlib.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, WOFF.header + index * WOFF.entry));
  const begin = SFNT.header + count * SFNT.entry;
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + aligned(data.length), begin));
  writeHeader(font, { flavor: woff.readUInt32BE(4), count });
  let offset = begin;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    [tag, checksum, offset, data.length].forEach((value, field) =>
      font.writeUInt32BE(value, SFNT.header + index * SFNT.entry + field * WORD),
    );
    data.copy(font, offset);
    offset += aligned(data.length);
  }
  return font;
}

function readTable(woff: Buffer, entry: number): Table {
  const [tag = 0, offset = 0, packed = 0, size = 0, checksum = 0] = [0, 4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at));
  const bytes = woff.subarray(offset, offset + packed);
  return { tag, checksum, data: packed < size ? inflateSync(bytes, { maxOutputLength: size }) : bytes };
}

/** Writes the number of tables, and what a binary search among them begins with. */
function writeHeader(font: Buffer, { flavor, count }: { readonly flavor: number; readonly count: number }): void {
  const exponent = Math.floor(Math.log2(count));
  const range = 2 ** exponent * SFNT.entry;
  font.writeUInt32BE(flavor, 0);
  [count, range, exponent, count * SFNT.entry - range].forEach((value, field) => font.writeUInt16BE(value, 4 + field * 2));
}

function aligned(size: number): number {
  return Math.ceil(size / WORD) * WORD;
}
