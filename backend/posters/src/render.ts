import sharp, { type Sharp } from 'sharp';
import type { SheetSize } from './sheet';

export type PictureFormat = 'avif' | 'webp' | 'jpg';
export type PictureWidth = 320 | 640 | 1280;

/** Quality by width: grain takes many bytes at full size and is invisible there, so wide pictures have less quality. */
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
  jpg: [[Infinity, 72]],
};
const EFFORT = { webp: 3, avif: 1 } as const;

const qualityOf = (format: PictureFormat, width: number) => QUALITY[format].find(([upTo]) => width <= upTo)?.[1] ?? 50;

/** Renders SVG text at a width in pixels; the sheet's size gives the proportions. */
function rasterize(svg: string, size: SheetSize, width: number): Sharp {
  const height = Math.round((width * size.height) / size.width);
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))).removeAlpha();
}

function encode(picture: Sharp, format: PictureFormat, width: number): Promise<Buffer> {
  const quality = qualityOf(format, width);
  if (format === 'jpg') return picture.jpeg({ quality, progressive: true }).toBuffer();
  return format === 'avif'
    ? picture.avif({ quality, effort: EFFORT.avif }).toBuffer()
    : picture.webp({ quality, effort: EFFORT.webp }).toBuffer();
}

export const renderSheet = (svg: string, size: SheetSize, o: { width: number; format: PictureFormat }) =>
  encode(rasterize(svg, size, o.width), o.format, o.width);

/** Renders small, blurs and enlarges, so that the picture holds no sharp detail. */
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
