import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock';
import { AppConfig } from '../../../kernel/config/config';
import { AppLog } from '../../../kernel/logging/app-log';
import { t } from '../../../kernel/messages';
import { PaymentsService } from '../payments.service';
import { newId, providerPaymentOf } from './test-provider';
import { type TestCheckout, type TestMandate, type TestPayment, TestProviderRepository } from './test-provider.repository';
import { signTestEvent, TEST_SIGNATURE_HEADER } from './test-signature';

const LATE_MS = 60_000;

/** When the event of a decision is sent. */
type EventTime = 'now' | 'late' | 'never';
type Outcome = Pick<TestPayment, 'state' | 'reason'>;

/** Everything the page of a payment shows. */
export type TestPaymentView = {
  readonly checkout: TestCheckout;
  readonly payments: readonly TestPayment[];
  readonly mandate: TestMandate | null;
  /** Charges by the consent, which belong to later orders. */
  readonly charges: readonly TestPayment[];
};

/**
 * Plays the bank of the test provider: decides payments and sends signed events. An event that waits is lost at a restart, as at a
 * provider whose event never arrives; the site then asks the provider itself.
 */
@Injectable()
export class TestBankService implements OnModuleDestroy {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly repository: TestProviderRepository,
    private readonly payments: PaymentsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  onModuleDestroy(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  async view(ref: string): Promise<TestPaymentView | null> {
    const checkout = await this.repository.findCheckout(ref);
    if (!checkout) return null;
    const { orderId } = checkout;
    const mandate = await this.repository.findMandateOfOrder(orderId);
    const charges = mandate ? await this.repository.findPaymentsOfMandate(mandate.ref) : [];
    return {
      checkout,
      payments: await this.repository.findPaymentsOfOrder(orderId),
      mandate,
      charges: charges.filter((charge) => charge.orderId !== orderId),
    };
  }

  newest(): Promise<readonly TestCheckout[]> {
    return this.repository.findNewestCheckouts(20);
  }

  /** Records the try with this number; sent twice, it is one try. Nothing is recorded on a page that is closed or paid. */
  async pay(
    { checkout, payments }: TestPaymentView,
    attempt: number,
    outcome: Outcome,
    later: TestMandate['behaviour'],
  ): Promise<TestPayment | null> {
    if (checkout.isClosed || payments.some(({ state }) => state !== 'failed')) return null;
    const { ref, orderId, amountMinor, currency, savesMandate } = checkout;
    const saves = savesMandate && outcome.state !== 'failed';
    const mandate = saves ? await this.repository.addMandate({ ref: newId('tmd'), orderId, isActive: true, behaviour: later }) : null;
    const requestKey = `${ref}:${attempt}`;
    const madeAt = this.clock.now();
    const payment = { id: newId('tpay'), requestKey, orderId, amountMinor, currency, mandate: mandate?.ref ?? '', madeAt, ...outcome };
    return this.repository.addPayment(payment);
  }

  /** Decides a payment of this page that is pending; null when there is none. */
  async decide({ payments, charges }: TestPaymentView, id: string, isPaid: boolean): Promise<TestPayment | null> {
    if (![...payments, ...charges].some((payment) => payment.id === id)) return null;
    const outcome: Outcome = isPaid
      ? { state: 'captured', reason: '' }
      : { state: 'failed', reason: t('membership.payments.test.declined') };
    const isDecided = await this.repository.movePayment(id, 'pending', outcome);
    return isDecided ? this.repository.findPayment(id) : null;
  }

  async behave(orderId: string, behaviour: TestMandate['behaviour']): Promise<void> {
    const mandate = await this.repository.findMandateOfOrder(orderId);
    if (mandate) await this.repository.addMandate({ ...mandate, behaviour });
  }

  /** Sends the event of a payment, or plans it. */
  async announce(payment: TestPayment, time: EventTime): Promise<void> {
    if (time === 'now') return this.send(payment);
    if (time === 'never') return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.send(payment);
    }, LATE_MS).unref();
    this.timers.add(timer);
  }

  private async send(payment: TestPayment): Promise<void> {
    const body = JSON.stringify({ ref: newId('tev'), payment: providerPaymentOf(payment) });
    const headers = { [TEST_SIGNATURE_HEADER]: signTestEvent(this.config.secretKey, body, this.clock.now()) };
    try {
      await this.payments.takeEvent('test', Buffer.from(body), headers);
    } catch (error) {
      this.log.error('an event of the test payment provider was not taken', error);
    }
  }
}
