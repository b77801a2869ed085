import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A picture that two galleries do not have alike. `pixels`: how many differ, where both have it in the same size. */
export type Difference = { readonly name: string; readonly what: 'changed' | 'new' | 'gone'; readonly pixels: number };

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** How far a colour may be off, of 1: no two runs of one browser differ by as much, and no visible change is as small. */
const THRESHOLD = 0.1;

/** Compares the pictures in two folders by their names; writes one of each difference into a third, which it empties. */
export async function comparePictures(before: string, after: string, into: string): Promise<readonly Difference[]> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const names = [...new Set([before, after].flatMap((folder) => readdirSync(folder)))].filter((name) => name.endsWith('.png')).sort();
  const found: Difference[] = [];
  for (const name of names) {
    const difference = await compareOne(name, [before, after, into]);
    if (difference) found.push(difference);
  }
  return found;
}

async function compareOne(name: string, [before, after, into]: readonly [string, string, string]): Promise<Difference | null> {
  const [old, now] = [join(before, name), join(after, name)];
  if (!existsSync(old)) return { name, what: 'new', pixels: 0 };
  if (!existsSync(now)) return { name, what: 'gone', pixels: 0 };
  const both = [await pixelsOf(old), await pixelsOf(now)] as const;
  const [width, height] = [Math.max(both[0].width, both[1].width), Math.max(both[0].height, both[1].height)];
  const drawn = Buffer.alloc(width * height * 4);
  const [one, other] = [grownTo(both[0], width, height), grownTo(both[1], width, height)];
  const pixels = pixelmatch(one, other, drawn, width, height, { threshold: THRESHOLD, includeAA: true });
  const isOtherSize = both[0].width !== both[1].width || both[0].height !== both[1].height;
  if (pixels === 0 && !isOtherSize) return null;
  await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(into, name));
  return { name, what: 'changed', pixels };
}

async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the pixels on a transparent sheet of a size: a story that grew is compared as far as both reach, and its end is new. */
function grownTo({ data, width, height }: Pixels, wide: number, high: number): Buffer {
  if (width === wide && height === high) return data;
  const sheet = Buffer.alloc(wide * high * 4);
  for (let row = 0; row < height; row += 1) data.copy(sheet, row * wide * 4, row * width * 4, (row + 1) * width * 4);
  return sheet;
}
