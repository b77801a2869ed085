import type { FrontDoorStatus } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { FrontDoorsRepository } from './front-doors.repository';

/** An unchanged status is written at most this often. */
const WRITE_EVERY_MS = 10_000;
const SHOWN_MS = 30_000;
const RETENTION_MS = 3600 * 1000;

/** Status of front doors as they report it, signed with the key they share with the backend. */
@Injectable()
export class FrontDoorsService {
  private readonly written = new Map<string, { readonly status: string; readonly at: number }>();

  constructor(
    private readonly doors: FrontDoorsRepository,
    private readonly proofs: VisitorProofs,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Stores the status in the header. Logs its own errors, since they must not stop the registry request. */
  async note(header: string | undefined): Promise<void> {
    if (header === undefined) return;
    try {
      const status = this.proofs.readFrontDoor(header);
      if (status) await this.write(status);
    } catch (error) {
      this.log.warn('What a front door said could not be noted down', { reason: String(error) });
    }
  }

  async list(): Promise<FrontDoorStatus[]> {
    const doors = await this.doors.findSeenAfter(this.clock.now() - SHOWN_MS);
    return doors.map(({ leftOut, seenAt, ...door }) => ({ ...door, left_out: leftOut, said_at: seenAt }));
  }

  private async write({ name, revision, trouble, left_out: leftOut }: FrontDoorStatus): Promise<void> {
    const now = this.clock.now();
    const status = JSON.stringify([revision, trouble, leftOut]);
    const last = this.written.get(name);
    if (last?.status === status && now - last.at < WRITE_EVERY_MS) return;
    this.written.set(name, { status, at: now });
    await this.doors.save({ name, revision, trouble, leftOut, seenAt: now });
    await this.doors.deleteSeenBefore(now - RETENTION_MS);
  }
}
