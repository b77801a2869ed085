import { deflateSync } from 'node:zlib';
import { chance } from '../chance';

const TILE = 72;

function checksum(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, crc]);
}

function grainRows(): Buffer {
  const { next } = chance('film grain');
  const shade = () => {
    const value = next();
    return value < 0.16 ? 1 : value < 0.3 ? 2 : value < 0.36 ? 3 : 0;
  };
  const rows: number[] = [];
  for (let y = 0; y < TILE; y++) {
    rows.push(0);
    for (let x = 0; x < TILE; x += 4) rows.push((shade() << 6) | (shade() << 4) | (shade() << 2) | shade());
  }
  return Buffer.from(rows);
}

function grainTile(): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(TILE, 0);
  head.writeUInt32BE(TILE, 4);
  head[8] = 2;
  head[9] = 3;
  const palette = Buffer.from([0, 0, 0, 20, 6, 10, 255, 236, 200, 60, 20, 30]);
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    pngChunk('IHDR', head),
    pngChunk('PLTE', palette),
    pngChunk('tRNS', Buffer.from([0, 40, 34, 22])),
    pngChunk('IDAT', deflateSync(grainRows(), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

let tile: string | undefined;

/** Makes a pattern of film grain, to fill a rectangle with url(#id). */
export function grainPattern(id: string): string {
  tile ??= grainTile();
  return `<pattern id="${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><image width="${TILE}" height="${TILE}" href="${tile}"/></pattern>`;
}
