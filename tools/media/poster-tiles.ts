import sharp from 'sharp';
import { composePoster, type PosterSubject } from '../../backend/src/posters/index';

/** A picture as raw RGBA, with rounded corners cut out. */
export type Tile = { readonly width: number; readonly height: number; readonly data: Uint8Array };

export async function makeTile(subject: PosterSubject, width: number): Promise<Tile> {
  const height = Math.round(width * 1.25);
  const radius = Math.round(width * 0.035);
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="#fff"/></svg>`,
  );
  const svg = composePoster(subject, 0).replace('<svg ', `<svg width="${width}" height="${height}" `);
  const picture = sharp(Buffer.from(svg))
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }]);
  return { width, height, data: await picture.raw().toBuffer() };
}
