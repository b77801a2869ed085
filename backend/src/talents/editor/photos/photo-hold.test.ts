import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import sharp from 'sharp';
import { holdOf, LONGEST_HOLD_MS } from '../../../../test/support/kernel/http/event-loop-hold';
import { requireSaidType } from './photo-check';
import { placePortrait, reencode, renderFormats } from './photo-rendering';

const HEIC = readFileSync(join(__dirname, '../../../../test/support/profiles/phone.heic'));
const NOISE = { width: 4000, height: 3000, channels: 3 } as const;

/** Noise compresses badly: 12 megapixels of it come close to the largest file. */
async function largestJpeg(): Promise<Buffer> {
  const pixels = randomBytes(NOISE.width * NOISE.height * NOISE.channels);
  const bytes = await sharp(pixels, { raw: NOISE }).jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer();
  return padded(bytes);
}

/** What lies behind a picture's end is dropped, but has to be read. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, PROFILE_LIMITS.photoBytes - bytes.length))]);
}

test('SEC-47 REL-23 a JPEG of 25 MB is re-encoded and rendered in every size, and nobody else waits for it', async () => {
  const bytes = await largestJpeg();
  const upload = async () => {
    requireSaidType(bytes, 'image/jpeg');
    const photo = await reencode(bytes, 'image/jpeg');
    await renderFormats(photo.bytes, await placePortrait(photo));
  };
  expect(await holdOf(upload)).toBeLessThan(LONGEST_HOLD_MS);
}, 60_000);

test('SEC-47 REL-23 a HEIC file of 25 MB is decoded in a thread of its own, and nobody else waits for it', async () => {
  const bytes = padded(HEIC);
  const upload = async () => {
    requireSaidType(bytes, 'image/heic');
    await reencode(bytes, 'image/heic');
  };
  expect(await holdOf(upload)).toBeLessThan(LONGEST_HOLD_MS);
}, 60_000);
