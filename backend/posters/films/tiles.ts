import sharp from 'sharp';
import { composePoster, type PosterSubject } from '../src';
import { composeScene, SCENE_SIZE } from '../src/stills/scenes';
import { composeStillLife } from '../src/stills/still-life';
import type { Tile } from './pixels';

const inSize = (svg: string, width: number, height: number) => svg.replace('<svg ', `<svg width="${width}" height="${height}" `);

/** Renders a 4:5 picture with rounded corners. */
async function cutTile(svg: string, width: number): Promise<Tile> {
  const height = Math.round(width * 1.25);
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${Math.round(width * 0.035)}"/></svg>`,
  );
  const picture = sharp(Buffer.from(inSize(svg, width, height)))
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }]);
  return { width, height, data: await picture.raw().toBuffer() };
}

export const makePosterTile = (subject: PosterSubject, width: number): Promise<Tile> => cutTile(composePoster(subject, 0), width);

export const makeStillTile = (name: string, width: number): Promise<Tile> => cutTile(composeStillLife(name), width);

export async function makeSceneTile(name: string, width: number): Promise<Tile> {
  const height = Math.round((width * SCENE_SIZE.height) / SCENE_SIZE.width);
  const picture = sharp(Buffer.from(inSize(composeScene(name), width, height))).ensureAlpha();
  return { width, height, data: await picture.raw().toBuffer() };
}
