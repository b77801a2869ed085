import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPicture } from './photo-browser';

/** Texts hidden in a file, none of which may be in the re-encoded one. */
export const HIDDEN_SIGNS = ['<script', '<?php', 'PK\u0003\u0004', 'HiddenWords', 'GPS'];

const SCRIPT = '<html><script>alert(document.cookie)</script><?php system($_GET["c"]); ?>HiddenWords</html>';
const ZIP = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(26), Buffer.from('evil.jar')]);

/** Makes a JPEG with a page in its comment, and a page and an archive after its end. */
export async function aPolyglot(): Promise<Buffer> {
  const jpeg = await aPicture().jpeg().toBuffer();
  const length = Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), length, Buffer.from(SCRIPT), jpeg.subarray(2), Buffer.from(SCRIPT), ZIP]);
}

/** Makes a photo as phones write it, with place, device and colour profile. */
export function aPhonePhoto(): Promise<Buffer> {
  return aPicture()
    .jpeg()
    .withExif({
      IFD0: { Make: 'HiddenWords', Copyright: 'HiddenWords' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '72/1 52/1 0/1' },
    })
    .withIccProfile('p3', { attach: true })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">HiddenWords</x:xmpmeta>')
    .toBuffer();
}

/** Makes a PNG whose header claims this size, so that a few bytes would unpack to gigabytes. */
export function aBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1024 * 1024));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

export async function anAnimation(): Promise<Buffer> {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((background) => aFrame(background)));
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

function aFrame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 500, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crcOf(body), body.length + 4);
  return frame;
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
