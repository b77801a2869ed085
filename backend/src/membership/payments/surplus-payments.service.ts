import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { PaymentProviders } from './payment-providers';
import { type Payment, PaymentsRepository } from './payments.repository';

const PAGE = 100;
const REFUND_REF = 120;

/** Sends money back that came for orders that were paid already, or for nobody. */
@Injectable()
export class SurplusPaymentsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async sendBack(): Promise<void> {
    // Those first whose answer an earlier run did not see; the key makes the repetition harmless.
    for (const state of ['refunding', 'surplus'] as const) {
      for (let after = 0; ;) {
        const page = await this.payments.findInState(state, { seenBefore: this.clock.now(), after, most: PAGE });
        for (const payment of page) await this.tryOne(payment);
        after = page.at(-1)?.id ?? 0;
        if (page.length < PAGE) break;
      }
    }
  }

  private async tryOne(payment: Payment): Promise<void> {
    try {
      await this.sendOne(payment);
    } catch (error) {
      this.log.warn('surplus payment not sent back yet', { payment: payment.paymentRef, reason: String(error) });
    }
  }

  private async sendOne({ id, provider: name, paymentRef, amountMinor, state, refundRef }: Payment): Promise<void> {
    const provider = this.providers.named(name);
    const key = `surplus:${id}`;
    // The mark tells refunds that are begun here from those that staff began.
    if (provider === null || (state === 'refunding' && refundRef !== key)) return;
    if (state === 'surplus' && !(await this.payments.move(id, 'surplus', { state: 'refunding', refundRef: key }))) return;
    const refund = await provider.refund({ ref: paymentRef, amountMinor, key });
    await this.payments.move(id, 'refunding', { state: 'refunded', refundRef: refund.slice(0, REFUND_REF) });
  }
}
