import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock';
import { AppLog } from '../../../kernel/logging/app-log';
import { newPhotoName } from '../../pictures/photo-name';
import { type PhotoFiles, PhotoStore } from '../../pictures/photo-store';
import { PhotoFilesRepository } from './photo-files.repository';
import { ProfilePhotosRepository } from '../profile-photos.repository';

/** Every upload has ended or been cut off within this time. */
const WRITING_MS = 60 * 60 * 1000;
/** How far back decisions are looked at: longer than a backend is ever stopped. */
const DECIDED_MS = 7 * 24 * 60 * 60 * 1000;
const OWNERS_PER_ROUND = 500;

/** Writes and removes photo files: each has a row with its owner, and goes when nothing refers to it any more. */
@Injectable()
export class PhotoFilesService {
  constructor(
    private readonly photos: ProfilePhotosRepository,
    private readonly files: PhotoFilesRepository,
    private readonly store: PhotoStore,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Writes each set of files under a new name, all or none, and returns the names. The caller marks them as in use within the hour. */
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

  /** Removes files and their rows. After a failure the rows stay, and a later job run tries again. */
  async remove(names: readonly string[]): Promise<void> {
    try {
      for (const name of names) await this.store.remove(name);
      await this.files.delete(names);
    } catch (error) {
      this.log.warn('photos could not be removed, trying again later', { reason: String(error), files: names.length });
    }
  }

  /** Removes the owner's files that neither the draft nor a submitted or approved snapshot refers to. */
  async tidy(userId: string): Promise<void> {
    const before = this.clock.now() - WRITING_MS;
    await this.remove(await this.photos.change(userId, () => this.files.releaseUnused(userId, before)));
  }

  /** Removes files left by a process that ended in the middle, and those that decisions made by the staff command released. */
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
