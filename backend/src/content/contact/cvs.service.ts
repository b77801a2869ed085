import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { keyedHash } from '../../kernel/keyed-hash';
import { AppLog } from '../../kernel/logging/app-log';
import { lineOf } from '@alltalent/shared/contracts';
import { hashOf } from '../../auth';
import { requirePlainPdf } from './cv-check';
import { CvFilesRepository } from './cv-files.repository';
import { CvStore, newCvName } from './cv-store';

export const WAITING_MS = 24 * 3600 * 1000;
/** A gigabyte and a half of files that belong to nobody is the most there may be. */
const MOST_WAITING = 300;
const MOST_OF_ONE_ADDRESS = 5;
const PER_ROUND = 500;

/** CVs: each waits a day for the application of the browser that sent it, and goes with that. */
@Injectable()
export class CvsService {
  constructor(
    private readonly files: CvFilesRepository,
    private readonly store: CvStore,
    private readonly clock: Clock,
    private readonly log: AppLog,
    private readonly config: AppConfig,
  ) {}

  /** Keeps it under a name of its own, and answers that. */
  async add(bytes: Buffer, { sid, ip }: { readonly sid: string; readonly ip: string }): Promise<string> {
    await requirePlainPdf(bytes);
    const askedBy = hashOf(sid);
    const askedFrom = keyedHash(this.config.secretKey, `cv:${lineOf(ip)}`);
    await this.makeRoom(askedBy, askedFrom);
    const name = newCvName();
    await this.files.insert({ name, askedBy, askedFrom, bytes: bytes.length, createdAt: this.clock.now() });
    try {
      await this.store.save(name, bytes);
    } catch (error) {
      // The row stays where that fails, too, and a later job run tries again.
      await this.remove(name).catch(() => undefined);
      throw error;
    }
    return name;
  }

  /** A browser that chooses another CV loses the one before where its address has no room for both. */
  private async makeRoom(askedBy: string, askedFrom: string): Promise<void> {
    if ((await this.files.countWaitingFrom(askedFrom)) >= MOST_OF_ONE_ADDRESS) {
      const former = await this.files.findOldestOf(askedBy);
      if (former === null) throw tooManyOfOneAddress();
      await this.remove(former);
    }
    if ((await this.files.countWaiting()) >= MOST_WAITING) throw tooManyWaiting();
  }

  /** Makes it part of an application, in the transaction that stores that. Only its own browser's, and only once. */
  async claim(name: string, sid: string, ticket: string): Promise<void> {
    const isOurs = await this.files.claim({ name, askedBy: hashOf(sid) }, ticket);
    if (!isOurs) throw new DomainError('VALIDATION_FAILED', { fields: { cv: 'Your CV waited for too long. Please choose it once more.' } });
  }

  /** What cannot be removed now is removed by a later job run: the row stays as long as the file. */
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

function tooManyOfOneAddress(): DomainError {
  const detail = 'Several CVs from your network wait for their applications. Please send your application without a CV; we ask you for it.';
  return new DomainError('TOO_MANY_REQUESTS', { detail, retryAfter: 3600 });
}

function tooManyWaiting(): DomainError {
  const detail =
    'So many CVs came in that there is no room for one more today. Please send your application without it; we ask you for it.';
  return new DomainError('UNAVAILABLE', { detail, retryAfter: 3600 });
}
