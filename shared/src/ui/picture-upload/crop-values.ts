import { PROFILE_LIMITS } from '@alltalent/shared/contracts';

const MOST_ZOOM = 5;
const PERCENT = 100;
/** Least width of a part, in pixels: that of the smallest photo as a portrait. */
const LEAST_WIDTH = PROFILE_LIMITS.photoLeastSide * (4 / 5);

/** Part of a picture in parts of its width and height, from 0 to 1. */
export type PictureCrop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

/** Returns the nearest zoom. Nearer than that, the part would have fewer pixels than a picture needs. */
export function mostZoom({ width, height }: Size, aspect: number): number {
  const largest = Math.min(width, height * aspect);
  return Math.max(1, Math.min(MOST_ZOOM, largest / LEAST_WIDTH));
}

/** Returns the largest part of a shape, in the middle. `aspect` is its width divided by its height. */
export function largestCrop({ width, height }: Size, aspect: number): PictureCrop {
  const part = { width: Math.min(1, (height * aspect) / width), height: Math.min(1, width / aspect / height) };
  return { x: (1 - part.width) / 2, y: (1 - part.height) / 2, ...part };
}

export function toPercent({ x, y, width, height }: PictureCrop): PictureCrop {
  return { x: x * PERCENT, y: y * PERCENT, width: width * PERCENT, height: height * PERCENT };
}

/** From percent to parts of the whole, within it. */
export function toPhotoCrop(area: PictureCrop): PictureCrop {
  const part = (value: number, most = 1) => Math.min(Math.max(value / PERCENT, 0), most);
  const [width, height] = [part(area.width), part(area.height)];
  return { x: part(area.x, 1 - width), y: part(area.y, 1 - height), width, height };
}

type Place = { readonly x: number; readonly y: number };

/**
 * The cropper reports its position after every render, also with NaN before the picture has a size. Equal positions must stay the same
 * object, or the renders would never end.
 */
export function steadyPlace(known: Place, next: Place): Place {
  const isNew = Number.isFinite(next.x) && Number.isFinite(next.y) && (next.x !== known.x || next.y !== known.y);
  return isNew ? next : known;
}

export function steadyZoom(known: number, next: number, most: number): number {
  return Number.isFinite(next) ? Math.min(Math.max(next, 1), most) : known;
}
