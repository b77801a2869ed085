import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { keyedHash } from '../../kernel/keyed-hash';
import type { Sender } from './sender-proofs.service';
import { SharesRepository } from './shares.repository';

/** How long a stop lasts: a year, in milliseconds. */
export const BLOCK_MS = 365 * 24 * 3600 * 1000;

type Receiver = { readonly email: string; readonly mobile: string };

/** Stops shares from a sender to a receiver for a year, and resumes them. */
@Injectable()
export class ShareBlocksService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async requireWilling(sender: Sender, { email, mobile }: Sender): Promise<void> {
    const receiver = { email: email.value, mobile: mobile.value };
    const hashes = [...this.hashesOf(sender.email.value, receiver), ...this.hashesAgainstAll(receiver)];
    if (!(await this.shares.isBlocked(hashes, this.clock.now()))) return;
    const detail = 'We cannot send shared profiles to this receiver.';
    throw new DomainError('MEDIUM_REFUSED', { detail, fields: { receiver_email_id: detail } });
  }

  async block(senderEmail: string, receiver: Receiver): Promise<void> {
    await this.shares.block(this.hashesOf(senderEmail, receiver), this.clock.now() + BLOCK_MS);
  }

  async unblock(senderEmail: string, receiver: Receiver): Promise<void> {
    await this.shares.unblock(this.hashesOf(senderEmail, receiver));
  }

  /** Hashes a receiver as older rows do, which were stored without a sender and block every sender until they end. */
  private hashesAgainstAll({ email, mobile }: Receiver): string[] {
    return [email, mobile].map((medium) => keyedHash(this.config.secretKey, `share-block:${medium}`));
  }

  private hashesOf(senderEmail: string, { email, mobile }: Receiver): string[] {
    return [email, mobile].map((medium) => keyedHash(this.config.secretKey, `share-block:${senderEmail}:${medium}`));
  }
}
