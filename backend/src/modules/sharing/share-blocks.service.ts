import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import { keyedHash } from '../../platform/keyed-hash';
import type { Sender } from './sender-proofs.service';
import { SharesRepository } from './shares.repository';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Who wants no shared links gets none for a year, whoever sends them. */
@Injectable()
export class ShareBlocksService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async requireWilling({ email, mobile }: Sender): Promise<void> {
    if (!(await this.shares.isBlocked(this.hashesOf(email.value, mobile.value), this.clock.now()))) return;
    const detail = 'We cannot send shared profiles to this receiver.';
    throw new DomainError('MEDIUM_REFUSED', { detail, fields: { receiver_email_id: detail } });
  }

  async block(email: string, mobile: string): Promise<void> {
    await this.shares.block(this.hashesOf(email, mobile), this.clock.now() + YEAR_MS);
  }

  private hashesOf(...media: readonly string[]): string[] {
    return media.map((medium) => keyedHash(this.config.secretKey, `share-block:${medium}`));
  }
}
