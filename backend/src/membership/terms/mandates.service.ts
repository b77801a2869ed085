import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../kernel/database/ambient-transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { PaymentProviders } from '../payments/payment-providers';
import type { Membership } from './memberships.repository';

/** Consents to charge, as providers hold them. */
@Injectable()
export class MandatesService {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly log: AppLog,
  ) {}

  /** Takes a consent back once the transaction is committed. A provider that is away keeps it; nothing here charges it any more. */
  endAfterCommit({ provider, mandate }: Pick<Membership, 'provider' | 'mandate'>): void {
    if (provider !== null && mandate !== null) afterCommit(() => void this.end(provider, mandate));
  }

  private async end(provider: string, mandate: string): Promise<void> {
    try {
      await this.providers.named(provider)?.endMandate(mandate);
    } catch (error) {
      this.log.warn('consent to charge not taken back', { provider, reason: String(error) });
    }
  }
}
