/** Widths every picture is rendered in, pixels. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

export type PictureSources = {
  readonly src: string;
  readonly avif: string;
  readonly webp: string;
};

/**
 * Source sets of a picture whose wire address ends in `-640.webp` (profile_image, image). Any other address is
 * returned as it is, with empty sets.
 */
export function pictureSources(url: string): PictureSources {
  const stem = /^(.*)-640\.webp$/u.exec(url)?.[1];
  if (stem === undefined) return { src: url, avif: '', webp: '' };
  const set = (extension: string) => PICTURE_WIDTHS.map((width) => `${stem}-${width}.${extension} ${width}w`).join(', ');
  return { src: url, avif: set('avif'), webp: set('webp') };
}
