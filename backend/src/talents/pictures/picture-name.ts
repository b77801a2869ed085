import { PICTURE_WIDTHS } from '@alltalent/shared/contracts';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Name of a rendered picture, `<stem>-<width>.<format>`. JPEG, in one width, is for programs that preview links. */
export type PictureName = { readonly stem: string; readonly width: PictureWidth; readonly format: PictureFormat };

const LINK_WIDTH = 1280;
const NAME = /^(?<stem>[a-z0-9][a-z0-9-]{0,130})-(?<width>\d{3,4})\.(?<format>avif|webp|jpg)$/u;

/** Parses a file name; null for anything but a name this site makes itself. */
export function parsePictureName(file: string): PictureName | null {
  const { stem, width, format } = NAME.exec(file)?.groups ?? {};
  const known = PICTURE_WIDTHS.find((candidate) => String(candidate) === width);
  if (stem === undefined || known === undefined) return null;
  if (format === 'jpg') return known === LINK_WIDTH ? { stem, width: known, format } : null;
  return format === 'avif' || format === 'webp' ? { stem, width: known, format } : null;
}

export const POSTER_VARIANTS = 5;

/** Parses `<slug>-<variant>`, the stem of a talent's poster; null for any other text. */
export function parsePosterStem(stem: string): { readonly slug: string; readonly variant: number } | null {
  const { slug, variant } = /^(?<slug>.+)-(?<variant>\d)$/u.exec(stem)?.groups ?? {};
  if (slug === undefined || variant === undefined || Number(variant) >= POSTER_VARIANTS) return null;
  return { slug, variant: Number(variant) };
}

export function formatPictureName({ stem, width, format }: PictureName): string {
  return `${stem}-${width}.${format}`;
}
