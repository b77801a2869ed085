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
/** Most unclaimed CVs: 300 of 5 MB are 1.5 GB. */
const MOST_WAITING = 300;
const MOST_PER_NETWORK = 5;
const PER_RUN = 500;

/** Stores CVs. Each waits a day for the application of its browser and is deleted with that. */
@Injectable()
export class CvsService {
  constructor(
    private readonly files: CvFilesRepository,
    private readonly store: CvStore,
    private readonly clock: Clock,
    private readonly log: AppLog,
    private readonly config: AppConfig,
  ) {}

  /** Stores a CV and returns its new random name; throws CV_REFUSED unless it is a plain PDF. */
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
      // If removing fails as well, the row stays and a later job run tries again.
      await this.remove(name).catch(() => undefined);
      throw error;
    }
    return name;
  }

  /** Deletes the browser's oldest unclaimed CV if its network has too many; throws if there is still no room. */
  private async makeRoom(askedBy: string, askedFrom: string): Promise<void> {
    if ((await this.files.countWaitingFrom(askedFrom)) >= MOST_PER_NETWORK) {
      const former = await this.files.findOldestOf(askedBy);
      if (former === null) throw tooManyOfOneNetwork();
      await this.remove(former);
    }
    if ((await this.files.countWaiting()) >= MOST_WAITING) throw tooManyWaiting();
  }

  /** Assigns a CV to an application, in the transaction that stores the application. Works once, for the same browser only. */
  async claim(name: string, sid: string, ticket: string): Promise<void> {
    const isOurs = await this.files.claim({ name, askedBy: hashOf(sid) }, ticket);
    if (!isOurs) throw new DomainError('VALIDATION_FAILED', { fields: { cv: 'Your CV waited for too long. Please choose it once more.' } });
  }

  /** Removes a file, then its row; if the file cannot be removed, the row stays for a later job run. */
  async remove(name: string): Promise<void> {
    await this.store.remove(name);
    await this.files.delete(name);
  }

  /** Deletes CVs that no application claimed in time. */
  async tidy(): Promise<void> {
    const left = await this.files.findLeft(this.clock.now() - WAITING_MS, PER_RUN);
    for (const name of left) await this.remove(name);
    if (left.length > 0) this.log.info('CVs without an application deleted', { files: left.length });
  }

  sizeOf(name: string): Promise<number | null> {
    return this.files.find(name).then((file) => file?.bytes ?? null);
  }
}

function tooManyOfOneNetwork(): DomainError {
  const detail = 'Several CVs from your network wait for their applications. Please send your application without a CV; we ask you for it.';
  return new DomainError('TOO_MANY_REQUESTS', { detail, retryAfter: 3600 });
}

function tooManyWaiting(): DomainError {
  const detail =
    'So many CVs came in that there is no room for one more today. Please send your application without it; we ask you for it.';
  return new DomainError('UNAVAILABLE', { detail, retryAfter: 3600 });
}
