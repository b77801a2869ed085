import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock';
import { AppLog } from '../../../kernel/logging/app-log';
import { newPhotoName } from '../../pictures/photo-name';
import { type PhotoFiles, PhotoStore } from '../../pictures/photo-store';
import { PhotoFilesRepository } from './photo-files.repository';
import { ProfilePhotosRepository } from '../profile-photos.repository';

/** Within this every upload has been answered or cut off. */
const WRITING_MS = 60 * 60 * 1000;
/** Longer than a backend is ever away. */
const DECIDED_MS = 7 * 24 * 60 * 60 * 1000;
const OWNERS_PER_ROUND = 500;

/** The files of the photos: none without a row that says whose it is, and none for longer than something names it. */
@Injectable()
export class PhotoFilesService {
  constructor(
    private readonly photos: ProfilePhotosRepository,
    private readonly files: PhotoFilesRepository,
    private readonly store: PhotoStore,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Writes each set of files under a new name, all or none; answers the names. They are to be kept within the hour. */
  async write(userId: string, sets: readonly PhotoFiles[]): Promise<string[]> {
    const names = sets.map(() => newPhotoName());
    await this.files.insert(userId, names, this.clock.now());
    try {
      for (const [index, set] of sets.entries()) await this.store.save(names[index] ?? '', set);
    } catch (error) {
      await this.remove(names);
      throw error;
    }
    return names;
  }

  /** What cannot be removed now is removed by a later job run: the rows stay as long as the files. */
  async remove(names: readonly string[]): Promise<void> {
    try {
      for (const name of names) await this.store.remove(name);
      await this.files.delete(names);
    } catch (error) {
      this.log.warn('photos could not be removed, trying again later', { reason: String(error), files: names.length });
    }
  }

  /** Removes the owner's files that neither the draft nor what was submitted or approved names any more. */
  async tidy(userId: string): Promise<void> {
    const before = this.clock.now() - WRITING_MS;
    await this.remove(await this.photos.change(userId, () => this.files.releaseUnused(userId, before)));
  }

  /** What was left when a process ended in the middle, and what decisions of staff, made elsewhere, set free. */
  async tidyLeft(): Promise<void> {
    const now = this.clock.now();
    const left = await this.files.findOwnersOfLeft(now - WRITING_MS, OWNERS_PER_ROUND);
    const decided = await this.files.findDecidedOwners(now - DECIDED_MS, OWNERS_PER_ROUND);
    for (const userId of new Set([...left, ...decided])) await this.tidy(userId);
  }

  async removeAll(userId: string): Promise<void> {
    await this.remove(await this.files.findNames(userId));
  }
}
