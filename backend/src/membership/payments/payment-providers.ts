import { Inject, Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { PAYMENT_ADAPTERS } from './payment-adapters';
import type { PaymentProvider } from './payment-provider';

/** Payment providers of this site. */
@Injectable()
export class PaymentProviders {
  constructor(
    private readonly config: AppConfig,
    @Inject(PAYMENT_ADAPTERS) private readonly adapters: readonly PaymentProvider[],
  ) {}

  /** Provider of new orders; null: none is configured, and nothing is sold. */
  get current(): PaymentProvider | null {
    const { provider } = this.config.payments;
    return provider === null ? null : this.named(provider);
  }

  /** Provider of an order or an event; null when it is not configured any more. */
  named(name: string): PaymentProvider | null {
    return this.adapters.find((adapter) => adapter.name === name) ?? null;
  }
}
