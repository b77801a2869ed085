import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { CvsService } from './cvs.service';
import { EnquiriesRepository, type Enquiry, type EnquiryKind, type EnquiryOwner } from './enquiries.repository';
import { KEEP_MS } from './enquiry-keeping';
import { enquiryRecord } from './enquiry-record';

const PER_STEP = 500;

/** What becomes of enquiries afterwards: staff read them, they are told to their senders, and go. Several instances may do it at once. */
@Injectable()
export class EnquiryArchiveService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly cvs: CvsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** The newest first. */
  find(kind: EnquiryKind, since: number, limit: number): Promise<Enquiry[]> {
    return this.enquiries.find(kind, since, limit);
  }

  count(kind: EnquiryKind, since: number): Promise<number> {
    return this.enquiries.count(kind, since);
  }

  findByTicket(ticket: string): Promise<Enquiry | null> {
    return this.enquiries.findByTicket(ticket);
  }

  async exportOf(owner: EnquiryOwner): Promise<unknown> {
    const found = await this.enquiries.findOf(owner);
    return Promise.all(
      found.map(async (enquiry) => enquiryRecord(enquiry, enquiry.cvName === null ? null : await this.cvs.sizeOf(enquiry.cvName))),
    );
  }

  /** With the messages that carry them, sent or not. */
  async erase(owner: EnquiryOwner): Promise<void> {
    for (const enquiry of await this.enquiries.findOf(owner)) await this.remove(enquiry);
  }

  /** Deletes what is older than it is kept, and CVs whose application never came. */
  async purge(): Promise<void> {
    const [letters, applications] = [await this.purgeKind('letters'), await this.purgeKind('applications')];
    if (letters + applications > 0) this.log.info('enquiries deleted', { letters, applications });
    await this.cvs.tidy();
  }

  private async purgeKind(kind: EnquiryKind): Promise<number> {
    let removed = 0;
    for (;;) {
      const old = await this.enquiries.findOld(kind, this.clock.now() - KEEP_MS[kind], PER_STEP);
      if (old.length === 0) return removed;
      for (const enquiry of old) await this.remove(enquiry);
      removed += old.length;
    }
  }

  private async remove({ id, cvName, mailMessageId, receiptMessageId }: Enquiry): Promise<void> {
    if (cvName !== null) await this.cvs.remove(cvName);
    await this.outbox.forget([mailMessageId, receiptMessageId].filter((message) => message !== null));
    await this.enquiries.delete(id);
  }
}
