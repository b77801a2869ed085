import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import type { Transaction } from '../../platform/database/transaction';
import { DomainError } from '../../platform/domain-error';
import { AppLog } from '../../platform/logging/app-log';
import { hashOf } from '../sessions';
import { requirePlainPdf } from './cv-check';
import { CvFilesRepository } from './cv-files.repository';
import { CvStore, newCvName } from './cv-store';

const WAITING_MS = 24 * 3600 * 1000;
/** A gigabyte and a half of files that belong to nobody is the most there may be. */
const MOST_WAITING = 300;
const PER_ROUND = 500;

/** CVs: each waits a day for the application of the browser that sent it, and goes with that. */
@Injectable()
export class CvsService {
  constructor(
    private readonly files: CvFilesRepository,
    private readonly store: CvStore,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Keeps it under a name of its own, and answers that. */
  async add(bytes: Buffer, sid: string): Promise<string> {
    requirePlainPdf(bytes);
    if ((await this.files.countWaiting()) >= MOST_WAITING) throw tooManyWaiting();
    const name = newCvName();
    await this.files.insert({ name, askedBy: hashOf(sid), bytes: bytes.length, createdAt: this.clock.now() });
    try {
      await this.store.save(name, bytes);
    } catch (error) {
      // The row stays where that fails, too, and a later round tries again.
      await this.remove(name).catch(() => undefined);
      throw error;
    }
    return name;
  }

  /** Makes it part of an application, in the transaction that stores that. Only its own browser's, and only once. */
  async claim(name: string, sid: string, { ticket, transaction }: { ticket: string; transaction: Transaction }): Promise<void> {
    const isOurs = await new CvFilesRepository(transaction).claim({ name, askedBy: hashOf(sid) }, ticket);
    if (!isOurs) throw new DomainError('VALIDATION_FAILED', { fields: { cv: 'Your CV waited for too long. Please choose it once more.' } });
  }

  /** What cannot be removed now is removed by a later round: the row stays as long as the file. */
  async remove(name: string): Promise<void> {
    await this.store.remove(name);
    await this.files.delete(name);
  }

  /** CVs whose application never came. */
  async tidy(): Promise<void> {
    const left = await this.files.findLeft(this.clock.now() - WAITING_MS, PER_ROUND);
    for (const name of left) await this.remove(name);
    if (left.length > 0) this.log.info('CVs without an application deleted', { files: left.length });
  }

  sizeOf(name: string): Promise<number | null> {
    return this.files.find(name).then((file) => file?.bytes ?? null);
  }
}

function tooManyWaiting(): DomainError {
  const detail =
    'So many CVs came in that there is no room for one more today. Please send your application without it; we ask you for it.';
  return new DomainError('UNAVAILABLE', { detail, retryAfter: 3600 });
}
