import sharp, { type Sharp } from 'sharp';
import type { SheetSize } from './sheet';

export type PictureFormat = 'avif' | 'webp';
export type PictureWidth = 320 | 640 | 1280;

/** Grain costs bytes at full size and is invisible there, so quality falls as width grows. */
const QUALITY: Readonly<Record<PictureFormat, readonly (readonly [upTo: number, quality: number])[]>> = {
  webp: [
    [320, 66],
    [640, 54],
    [Infinity, 50],
  ],
  avif: [
    [320, 50],
    [640, 42],
    [Infinity, 40],
  ],
};
const EFFORT: Readonly<Record<PictureFormat, number>> = { webp: 3, avif: 1 };

const qualityOf = (format: PictureFormat, width: number) => QUALITY[format].find(([upTo]) => width <= upTo)?.[1] ?? 50;

/** Draws SVG text at a width. The sheet's own size gives the proportions. */
function rasterize(svg: string, size: SheetSize, width: number): Sharp {
  const height = Math.round((width * size.height) / size.width);
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))).removeAlpha();
}

function encode(picture: Sharp, format: PictureFormat, width: number): Promise<Buffer> {
  const options = { quality: qualityOf(format, width), effort: EFFORT[format] };
  return format === 'avif' ? picture.avif(options).toBuffer() : picture.webp(options).toBuffer();
}

export const renderSheet = (svg: string, size: SheetSize, o: { width: number; format: PictureFormat }) =>
  encode(rasterize(svg, size, o.width), o.format, o.width);

/** Draws small, blurs, then enlarges: nothing sharp is ever in the picture. */
export async function renderBlurred(svg: string, size: SheetSize, o: { width: number; format: PictureFormat }): Promise<Buffer> {
  const small = await rasterize(svg, size, 96).blur(7).png().toBuffer();
  return encode(
    sharp(small)
      .resize(o.width, Math.round((o.width * size.height) / size.width), { kernel: 'cubic' })
      .blur(3),
    o.format,
    o.width,
  );
}
