import { Injectable } from '@nestjs/common';
import type { PaymentProvider } from './payment-provider';

/** Payment providers of this site. */
@Injectable()
export class PaymentProviders {
  /** Provider of new orders; null: none is configured, and nothing is sold. */
  get current(): PaymentProvider | null {
    throw new Error('not built');
  }

  /** Provider of an order or an event; null when it is not configured any more. */
  named(_name: string): PaymentProvider | null {
    throw new Error('not built');
  }
}
