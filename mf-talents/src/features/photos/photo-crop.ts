import { PROFILE_LIMITS, type ProfilePhoto } from '@alltalent/shared/contracts';

/** Width of a portrait by its height. */
export const PORTRAIT = 4 / 5;
const MOST_ZOOM = 5;
const PERCENT = 100;

type Crop = ProfilePhoto['crop'];

/** Nearer than that, the part would have fewer pixels than a photo needs. */
export function mostZoom({ width, height }: Pick<ProfilePhoto, 'width' | 'height'>): number {
  const largest = Math.min(width, height * PORTRAIT);
  return Math.max(1, Math.min(MOST_ZOOM, largest / (PROFILE_LIMITS.photoLeastSide * PORTRAIT)));
}

export function toPercent({ x, y, width, height }: Crop): Crop {
  return { x: x * PERCENT, y: y * PERCENT, width: width * PERCENT, height: height * PERCENT };
}

/** From percent to parts of the whole, within it. */
export function toPhotoCrop(area: Crop): Crop {
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
