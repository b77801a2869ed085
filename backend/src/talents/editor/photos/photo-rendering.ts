import { PICTURE_WIDTHS, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { ORIGINAL } from '../../pictures/photo-name';
import type { PhotoFiles } from '../../pictures/photo-store';
import { type CropBox, largestPortrait, PORTRAIT, type Size } from './photo-crop';
import { decodeHeic } from './heic-decoder';
import { type PhotoType, refusalOf, requireFitSize } from './photo-check';

const LONGEST_SIDE = 2560;
const LARGEST_WIDTH = 1280;
/** Time limit for one picture; only one built as an attack takes longer. */
const SECONDS = 20;
/** Longest side, in pixels, of the copy in which the face is looked for. */
const GLANCE = 480;

export type ReencodedPhoto = Size & { readonly bytes: Buffer };

/**
 * Re-encodes a picture as upright WebP in sRGB, at most 2560 pixels long. Metadata, further frames and data behind the
 * picture's end are dropped. Throws PHOTO_REFUSED.
 */
export async function reencode(bytes: Buffer, type?: PhotoType): Promise<ReencodedPhoto> {
  const open = type === 'image/heic' ? await openHeic(bytes) : await openPicture(bytes);
  const fitting = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const picture = open().autoOrient().resize(fitting).flatten({ background: 'white' }).toColourspace('srgb');
  const { data, info } = await read(() => picture.webp({ quality: 90, effort: 2 }).toBuffer({ resolveWithObject: true }));
  return { bytes: data, width: info.width, height: info.height };
}

/** Places the largest portrait crop where libvips sees most detail, usually a face. */
export async function placePortrait({ bytes, ...size }: ReencodedPhoto): Promise<CropBox> {
  const portrait = largestPortrait(size);
  const scale = Math.min(1, GLANCE / Math.max(size.width, size.height));
  const small = { width: Math.round(portrait.width * scale), height: Math.round(portrait.height * scale) };
  const { info } = await sharp(bytes)
    .resize({ ...small, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const offset = (pixels: number | undefined, room: number) => Math.min(Math.max(0, Math.round(-(pixels ?? 0) / scale)), room);
  return {
    left: offset(info.cropOffsetLeft, size.width - portrait.width),
    top: offset(info.cropOffsetTop, size.height - portrait.height),
    ...portrait,
  };
}

/** Renders the crop, of the shape `ratio`, in every size and format; a file's name gives its width in pixels. */
export async function renderFormats(original: Buffer, box: CropBox, ratio = PORTRAIT): Promise<PhotoFiles> {
  const size = { width: LARGEST_WIDTH, height: Math.round(LARGEST_WIDTH / ratio) };
  const cropped = sharp(original)
    .extract(box)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha();
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const files = new Map<string, Buffer>();
  for (const width of PICTURE_WIDTHS) {
    files.set(`${width}.avif`, await pixels().resize({ width }).avif({ quality: 55, effort: 1 }).toBuffer());
    files.set(`${width}.webp`, await pixels().resize({ width }).webp({ quality: 78, effort: 3 }).toBuffer());
  }
  return files.set('1280.jpg', await pixels().jpeg({ quality: 80, progressive: true }).toBuffer());
}

export function originalFiles({ bytes }: ReencodedPhoto): PhotoFiles {
  return new Map([[ORIGINAL, bytes]]);
}

/** Opens the first frame of a picture; later ones are ignored. */
async function openPicture(bytes: Buffer): Promise<() => Sharp> {
  const open = () =>
    sharp(bytes, { limitInputPixels: PROFILE_LIMITS.photoPixels, failOn: 'error', pages: 1 }).timeout({ seconds: SECONDS });
  requireFitSize(uprightSize(await read(() => open().metadata())));
  return open;
}

async function openHeic(bytes: Buffer): Promise<() => Sharp> {
  const { pixels, width, height } = await read(() => decodeHeic(bytes));
  requireFitSize({ width, height });
  return () => sharp(pixels, { raw: { width, height, channels: 4 } }).timeout({ seconds: SECONDS });
}

function uprightSize({ autoOrient }: Metadata): Size {
  return autoOrient;
}

async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}
