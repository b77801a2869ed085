import { formatMinor } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { PaymentProviders } from '../payments/payment-providers';
import { type PaymentProvider, PROVIDER_NAMES, type ProviderPayment } from '../payments/payment-provider';
import { differencesOf } from './payment-differences.policy';
import { ReconciliationRepository } from './reconciliation.repository';

type Time = { readonly from: number; readonly to: number };

const BATCH = 500;
/** A payment of the last minutes may be on its way to us. */
const UNDER_WAY_MS = 15 * 60 * 1000;

const BOOK_MISTAKES = {
  unbalanced: 'membership.staff.books.unbalanced',
  'no-booking': 'membership.staff.books.no-booking',
  'sum-differs': 'membership.staff.books.sum-differs',
  'no-invoice': 'membership.staff.books.no-invoice',
  'no-period': 'membership.staff.books.no-period',
} as const;

/** Compares our payments with the providers', and the books with themselves. */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly stored: ReconciliationRepository,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns every difference since `from`, a line each, and a last line that counts what was compared. */
  async compare(from: number): Promise<string> {
    const { lines, compared } = await this.differencesSince(from);
    return [...lines, t('membership.staff.compared', { compared, differences: lines.length })].join('\n');
  }

  /** Returns every difference since `from` (ms), a line each, and how many payments of the providers were compared. */
  async differencesSince(from: number): Promise<{ readonly lines: readonly string[]; readonly compared: number }> {
    const time = { from, to: this.clock.now() - UNDER_WAY_MS };
    const lines: string[] = [];
    let compared = 0;
    for (const name of PROVIDER_NAMES) {
      const provider = this.providers.named(name);
      if (provider) compared += await this.compareWith(provider, time, lines);
    }
    for (const { orderId, mistake } of await this.stored.findBookMistakes(time)) lines.push(t(BOOK_MISTAKES[mistake], { orderId }));
    await this.audit.record('reconcile-payments', 'payments', `${compared} compared, ${lines.length} differences`);
    return { lines, compared };
  }

  /** Resolves to the number of the provider's payments. */
  private async compareWith(provider: PaymentProvider, time: Time, lines: string[]): Promise<number> {
    const known = new Set<string>();
    let batch: ProviderPayment[] = [];
    const compareBatch = async () => {
      const ours = await this.stored.findPayments(
        provider.name,
        batch.map(({ ref }) => ref),
      );
      lines.push(
        ...batch.flatMap((theirs) =>
          differencesOf(
            provider.name,
            theirs,
            ours.find(({ paymentRef }) => paymentRef === theirs.ref),
          ),
        ),
      );
      batch = [];
    };
    for await (const payment of provider.listPayments(time)) {
      known.add(payment.ref);
      batch.push(payment);
      if (batch.length === BATCH) await compareBatch();
    }
    await compareBatch();
    lines.push(...(await this.missingAt(provider.name, time, known)));
    return known.size;
  }

  /** Finds payments that we hold for captured and the provider does not list. */
  private async missingAt(provider: string, time: Time, known: ReadonlySet<string>): Promise<readonly string[]> {
    const missing: string[] = [];
    let page = await this.stored.findCaptured(provider, time, 0, BATCH);
    while (page.length > 0) {
      for (const { paymentRef, orderId, amountMinor, currency } of page) {
        if (known.has(paymentRef)) continue;
        missing.push(t('membership.staff.missingThere', { provider, ref: paymentRef, orderId, sum: formatMinor(amountMinor, currency) }));
      }
      page = await this.stored.findCaptured(provider, time, page.at(-1)?.id ?? 0, BATCH);
    }
    return missing;
  }
}
