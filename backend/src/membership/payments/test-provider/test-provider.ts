import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock';
import { AppConfig } from '../../../kernel/config/config';
import { t } from '../../../kernel/messages';
import {
  type ChargeRequest,
  type Checkout,
  type CheckoutRequest,
  PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  WebhookSignatureError,
} from '../payment-provider';
import { ProviderRefusedError } from '../provider-refusal';
import { type TestMandate, type TestPayment, TestProviderRepository } from './test-provider.repository';
import { isTestEvent, TEST_SIGNATURE_HEADER } from './test-signature';

const PAGE = 100;
const LONGEST = { description: 200, returnUrl: 500, key: 80 };

/** Built-in payment provider for tests: no money moves. Its page is /dev/payments; in production it is never configured. */
@Injectable()
export class TestProvider extends PaymentProvider {
  readonly name = 'test';

  constructor(
    private readonly repository: TestProviderRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    super();
  }

  async openCheckout(request: CheckoutRequest): Promise<Checkout> {
    if (request.returnUrl.length > LONGEST.returnUrl) throw new ProviderRefusedError(this.name, 'return_url_too_long');
    const { ref } = await this.repository.addCheckout({
      ref: newId('tco'),
      orderId: request.orderId,
      amountMinor: request.amountMinor,
      currency: request.currency,
      description: request.description.slice(0, LONGEST.description),
      returnUrl: request.returnUrl,
      savesMandate: request.mandate !== null,
      isClosed: false,
      madeAt: this.clock.now(),
    });
    return { ref, url: `${this.config.publicUrl}/dev/payments/${ref}` };
  }

  closeCheckout({ ref }: { readonly ref: string }): Promise<void> {
    return this.repository.closeCheckout(ref);
  }

  async paymentsOf({ orderId }: { readonly orderId: string }): Promise<readonly ProviderPayment[]> {
    return (await this.repository.findPaymentsOfOrder(orderId)).map(providerPaymentOf);
  }

  async charge(request: ChargeRequest): Promise<ProviderPayment> {
    const requestKey = request.key.length > LONGEST.key ? createHash('sha256').update(request.key).digest('hex') : request.key;
    const known = await this.repository.findPaymentByKey(requestKey);
    if (known) return providerPaymentOf(known);
    const mandate = await this.repository.findMandate(request.mandate);
    const { orderId, amountMinor, currency } = request;
    return providerPaymentOf(
      await this.repository.addPayment({
        id: newId('tpay'),
        requestKey,
        orderId,
        amountMinor,
        currency,
        mandate: mandate?.ref ?? '',
        madeAt: this.clock.now(),
        ...outcomeOf(mandate),
      }),
    );
  }

  endMandate(mandate: string): Promise<void> {
    return this.repository.endMandate(mandate);
  }

  async refund({ ref }: { readonly ref: string }): Promise<string> {
    const isMoved = await this.repository.movePayment(ref, 'captured', { state: 'refunded', reason: '' });
    const payment = isMoved ? null : await this.repository.findPayment(ref);
    if (!isMoved && payment?.state !== 'refunded') throw new ProviderRefusedError(this.name, 'payment_not_captured');
    return `trf_${ref}`;
  }

  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): ProviderEvent {
    if (!isTestEvent(this.config.secretKey, body, headers[TEST_SIGNATURE_HEADER], this.clock.now())) {
      throw new WebhookSignatureError('The event is not signed by the test provider.');
    }
    return JSON.parse(body.toString('utf8')) as ProviderEvent;
  }

  async *listPayments({ from, to }: { readonly from: number; readonly to: number }): AsyncIterable<ProviderPayment> {
    for (let skip = 0; ; skip += PAGE) {
      const payments = await this.repository.findPaymentsBetween(from, to, { skip, take: PAGE });
      yield* payments.map(providerPaymentOf);
      if (payments.length < PAGE) return;
    }
  }
}

/** Creates an id of the test provider. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function providerPaymentOf({ id, orderId, amountMinor, currency, state, mandate, reason, madeAt }: TestPayment): ProviderPayment {
  const isPaid = state === 'captured' || state === 'refunded';
  return { ref: id, orderId, amountMinor, currency, state, mandate: isPaid && mandate !== '' ? mandate : null, reason, at: madeAt };
}

function outcomeOf(mandate: TestMandate | null): Pick<TestPayment, 'state' | 'reason'> {
  if (!mandate?.isActive) return { state: 'failed', reason: t('membership.payments.test.noConsent') };
  if (mandate.behaviour === 'failed') return { state: 'failed', reason: t('membership.payments.test.declined') };
  return { state: mandate.behaviour, reason: '' };
}
