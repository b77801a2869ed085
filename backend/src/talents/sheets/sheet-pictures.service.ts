import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { MediaRoots } from '../pictures/media-roots';
import { PhotoStore } from '../pictures/photo-store';
import { PicturesService } from '../pictures/pictures.service';
import type { PrintablePicture } from './talent-facts.service';

/** Stored rendition from which prints are made. */
const WIDTH = 320;
/** About 200 dots an inch at the size of the sheet, too few for anything larger. */
const PRINT = { width: 240, height: 300, fit: 'cover' } as const;
const QUALITY = 72;
const AT_ONCE = 2;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_PIXELS = 4_000_000;
const SECONDS = 5;
/** For all pictures of a sheet; only drawings that nobody looked at yet take long. */
const WITHIN_MS = 10_000;

/** Reads stored pictures as small JPEGs for print. */
@Injectable()
export class SheetPicturesService {
  constructor(
    private readonly photos: PhotoStore,
    private readonly drawings: PicturesService,
    private readonly roots: MediaRoots,
  ) {}

  /** Reads pictures in the order given; null for none, for one that cannot be read, and once the time is over. */
  async read(pictures: readonly (PrintablePicture | null)[]): Promise<(Buffer | null)[]> {
    const read: (Buffer | null)[] = pictures.map(() => null);
    const until = Date.now() + WITHIN_MS;
    let next = 0;
    const work = async () => {
      for (let index = next++; index < pictures.length && Date.now() < until; index = next++) {
        read[index] = await this.readOne(pictures[index] ?? null).catch(() => null);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return read;
  }

  private async readOne(picture: PrintablePicture | null): Promise<Buffer | null> {
    const file = picture && (await this.fileOf(picture));
    if (file === null || (await stat(file)).size > MOST_BYTES) return null;
    return sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS })
      .resize(PRINT)
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
  }

  private async fileOf(picture: PrintablePicture): Promise<string | null> {
    if (picture.kind === 'photo') return this.photos.absolute({ name: picture.name, file: `${WIDTH}.webp` });
    const found = await this.drawings.find('posters', `${picture.slug}-0-${WIDTH}.webp`);
    return found && path.join(this.roots.pictures, found);
  }
}
