import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker, MemoryLocker, type RequestRelease } from '@tus/server';
import type { Clock } from '../../kernel/clock/clock';
import type { VideosRepository } from '../videos.repository';

const LEASE_MS = 30_000;
const PROLONG_EVERY_MS = 10_000;
const WAIT_MS = 10_000;
const ASK_EVERY_MS = 250;

type Parts = { readonly rows: VideosRepository; readonly clock: Clock; readonly idOf: (storeId: string) => string };

/** Lets one request at a time write an upload: among those of this process in memory, among all of them by a lease in the row. */
export class UploadLocker implements Locker {
  private readonly memory = new MemoryLocker({ acquireLockTimeout: WAIT_MS });

  constructor(private readonly parts: Parts) {}

  newLock(id: string): Lock {
    return new UploadLock(this.memory.newLock(id), this.parts.idOf(id), this.parts);
  }
}

class UploadLock implements Lock {
  private readonly lease = randomBytes(16).toString('base64url');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly own: Lock,
    private readonly id: string,
    private readonly parts: Parts,
  ) {}

  async lock(signal: AbortSignal, cancel: RequestRelease): Promise<void> {
    await this.own.lock(signal, cancel);
    try {
      await this.take(signal);
    } catch (error) {
      await this.own.unlock();
      throw error;
    }
    this.timer = setInterval(() => void this.prolong(cancel), PROLONG_EVERY_MS).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.timer);
    // What fails here ends by itself in half a minute.
    await this.parts.rows.releaseLease(this.id, this.lease).catch(() => undefined);
    await this.own.unlock();
  }

  private async take(signal: AbortSignal): Promise<void> {
    const { rows, clock } = this.parts;
    for (let waited = 0; waited <= WAIT_MS && !signal.aborted; waited += ASK_EVERY_MS) {
      const now = clock.now();
      if (await rows.take({ id: this.id, lease: this.lease, now, until: now + LEASE_MS }, 'uploading')) return;
      if ((await rows.find(this.id))?.state !== 'uploading') throw ERRORS.FILE_NOT_FOUND;
      await pause(ASK_EVERY_MS);
    }
    throw ERRORS.ERR_LOCK_TIMEOUT;
  }

  private async prolong(cancel: RequestRelease): Promise<void> {
    const until = this.parts.clock.now() + LEASE_MS;
    const isHeld = await this.parts.rows.prolong({ id: this.id, lease: this.lease, until }).catch(() => true);
    if (!isHeld) await cancel();
  }
}
