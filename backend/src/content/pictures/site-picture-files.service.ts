import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { SitePictureStore } from './site-picture-store';
import { SitePicturesRepository } from './site-pictures.repository';

/** How long a picture stays that no version of a text has named. docs/office.md names it. */
export const UNUSED_DAYS = 7;
const UNUSED_MS = UNUSED_DAYS * 24 * 60 * 60 * 1000;
const PICTURES_PER_ROUND = 100;

/** Removes pictures that no stored version of a text names, and originals from which nothing is cropped. */
@Injectable()
export class SitePictureFilesService {
  constructor(
    private readonly rows: SitePicturesRepository,
    private readonly store: SitePictureStore,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Removes what has been unused for seven days. Several instances may run it at the same time. */
  async removeUnused(): Promise<void> {
    const before = this.clock.now() - UNUSED_MS;
    let removed = 0;
    for (const { name } of await this.rows.findUnused(before, PICTURES_PER_ROUND)) {
      // A text may name a picture that was never chosen here: one that was written as a file.
      if (await this.rows.isNamed(name)) await this.rows.use([name], this.clock.now());
      else if (await this.rows.withdrawUnused(name)) {
        await this.store.remove(name);
        await this.rows.deletePicture(name);
        removed += 1;
      }
    }
    for (const { name } of await this.rows.findIdleOriginals(before, PICTURES_PER_ROUND)) {
      await this.store.remove(name);
      await this.rows.deleteOriginal(name);
      removed += 1;
    }
    if (removed > 0) this.log.info('unused pictures of texts removed', { files: removed });
  }

  /** Has the next run remove pictures, unless a text still names them. */
  release(names: readonly string[]): Promise<void> {
    return this.rows.release(names, 0);
  }

  /** Removes what a failed upload or crop left. */
  async removePicture(name: string): Promise<void> {
    await this.attempt(async () => {
      await this.store.remove(name);
      await this.rows.deletePicture(name);
    });
  }

  async removeOriginal(name: string): Promise<void> {
    await this.attempt(async () => {
      await this.store.remove(name);
      await this.rows.deleteOriginal(name);
    });
  }

  /** The job removes later what cannot be removed now. */
  private async attempt(remove: () => Promise<void>): Promise<void> {
    await remove().catch((error: unknown) =>
      this.log.warn('a picture could not be removed, trying again later', { reason: String(error) }),
    );
  }
}
