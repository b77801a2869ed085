import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decodeHeic, isHeic } from './heic-decoder';
import { requireSaidType } from './photo-check';
import { reencode } from './photo-rendering';

/** 600 × 800: red above, blue below. */
const PHONE = readFileSync(join(__dirname, '../../../../test/support/profiles/phone.heic'));

test('SEC-47 a photo as phones make them is re-encoded, upright and in its colours', async () => {
  requireSaidType(PHONE, 'image/heic');
  const { bytes, width, height } = await reencode(PHONE, 'image/heic');
  expect([width, height]).toEqual([600, 800]);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  const [red, , blue] = await sharp(bytes).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer();
  expect(red).toBeGreaterThan(180);
  expect(blue).toBeLessThan(90);
});

test('SEC-47 a photo of too many pixels is recognised by its header, and not decoded', async () => {
  const bomb = Buffer.from(PHONE);
  const ispe = bomb.indexOf('ispe');
  bomb.writeUInt32BE(30_000, ispe + 8);
  bomb.writeUInt32BE(30_000, ispe + 12);
  await expect(reencode(bomb, 'image/heic')).rejects.toThrow('more than 52 megapixels');
});

test('SEC-47 half a photo, and words under its name, are refused', async () => {
  await expect(reencode(PHONE.subarray(0, PHONE.length / 2), 'image/heic')).rejects.toMatchObject({ code: 'PHOTO_REFUSED' });
  await expect(decodeHeic(Buffer.from('no picture'))).rejects.toThrow();
  expect([isHeic(PHONE), isHeic(Buffer.from('ftypheic')), isHeic(Buffer.alloc(0))]).toEqual([true, false, false]);
  expect(() => requireSaidType(PHONE, 'image/jpeg')).toThrow('another format');
});
