import sharp, { type Metadata } from 'sharp';
import { t } from '../../kernel/messages';
import { fileRefused } from './thread-refusals';

export type DrawnPicture = { readonly bytes: Buffer; readonly mediaType: string; readonly width: number; readonly height: number };

const LONGEST_SIDE = 2560;
const MOST_PIXELS = 52_000_000;
/** Time limit for one picture; only one built as an attack takes longer. */
const SECONDS = 20;
/** Formats that are taken; the library reads more, as SVG, which may name other files. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const BEGINNINGS: readonly (readonly [offset: number, text: string])[] = [
  [0, '\u00ff\u00d8\u00ff'],
  [0, '\u0089PNG\r\n\u001a\n'],
  [8, 'WEBP'],
];

/**
 * Draws a picture again: upright, in sRGB, at most 2560 pixels long, as JPEG or, where it can be seen through, WebP. Metadata, further
 * frames and data behind its end are dropped. Throws ATTACHMENT_REFUSED.
 */
export async function drawAgain(bytes: Buffer): Promise<DrawnPicture> {
  // Before the library reads anything, so that no other reader of it is reached.
  if (!BEGINNINGS.some(([offset, text]) => bytes.toString('latin1', offset, offset + text.length) === text))
    throw fileRefused(t('threads.noPicture'));
  const { format, hasAlpha } = await read(() => open(bytes).metadata());
  if (!FORMATS.includes(format)) throw fileRefused(t('threads.noPicture'));
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const picture = open(bytes).autoOrient().resize(size).toColourspace('srgb');
  const drawn = hasAlpha ? picture.webp({ quality: 88, effort: 2 }) : picture.jpeg({ quality: 86 });
  const { data, info } = await read(() => drawn.toBuffer({ resolveWithObject: true }));
  return { bytes: data, mediaType: hasAlpha ? 'image/webp' : 'image/jpeg', width: info.width, height: info.height };
}

/** Opens the first frame. */
function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: SECONDS });
}

async function read<T extends Metadata | { data: Buffer }>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTooLarge = /pixel limit|too large|dimension/iu.test(error instanceof Error ? error.message : '');
    throw fileRefused(isTooLarge ? t('threads.pictureTooLarge') : t('threads.pictureDamaged'));
  }
}
