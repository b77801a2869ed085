import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { SmsNotificationsService } from '../../../src/auth';
import { UsersRepository } from '../../../src/auth/users/users.repository';
import { UsersService } from '../../../src/auth/users/users.service';
import { type AppConfig, loadConfig } from '../../../src/kernel/config/config';
import type { Clock } from '../../../src/kernel/clock/clock';
import { Transactions } from '../../../src/kernel/database/transaction';
import { AppLog } from '../../../src/kernel/logging/app-log';
import type { RateLimitsService } from '../../../src/kernel/rate-limits/rate-limits.service';
import { OutboxRepository } from '../../../src/kernel/outbox/outbox.repository';
import { OutboxService } from '../../../src/kernel/outbox/outbox.service';
import type { PaymentProvider } from '../../../src/membership/payments/payment-provider';
import type { PaymentProviders } from '../../../src/membership/payments/payment-providers';
import type { PlansService } from '../../../src/membership/plans/plans.service';
import { ClaimedMembershipsService } from '../../../src/membership/terms/claimed-memberships.service';
import { MembershipClockService } from '../../../src/membership/terms/membership-clock.service';
import { MembershipEndsService } from '../../../src/membership/terms/membership-ends.service';
import { MembershipNewsService } from '../../../src/membership/terms/membership-news.service';
import { MembershipsRepository } from '../../../src/membership/terms/memberships.repository';
import { RenewalNamesService } from '../../../src/membership/terms/renewal-names.service';
import { RenewalNoticesService } from '../../../src/membership/terms/renewal-notices.service';
import { RenewalOrdersRepository } from '../../../src/membership/terms/renewal-orders.repository';
import { RenewalOutcomesService } from '../../../src/membership/terms/renewal-outcomes.service';
import { RenewalSwitchService } from '../../../src/membership/terms/renewal-switch.service';
import { RenewalsService } from '../../../src/membership/terms/renewals.service';
import { NotificationsRepository } from '../../../src/notifications/notifications.repository';
import type { LiveEventsService } from '../../../src/notifications/live-events/live-events.service';
import { NotificationsService } from '../../../src/notifications/notifications.service';
import { NotifiedAccountsRepository } from '../../../src/notifications/notified-accounts.repository';
import { renewingPayments } from './renewing-terms';

const PLANS: Readonly<Record<string, object>> = {
  monthly: { id: 'monthly', name: 'Monthly', termMonths: 1, currency: 'INR' },
  'one-year': { id: 'one-year', name: 'One Year', termMonths: 12, currency: 'INR' },
};

let config: AppConfig | undefined;
function testConfig(): AppConfig {
  config ??= loadConfig({ NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'alltalent-')) });
  return config;
}

export type RenewingWorld = ReturnType<typeof renewingWorld>;
export type Marked = { readonly userId: string; readonly isMember: boolean };
type Parts = { readonly dataSource: DataSource; readonly clock: Clock; readonly provider: PaymentProvider };

/** Puts together one instance's clock of memberships on a database, with a given provider and without the rest of the site. */
export function renewingWorld({ dataSource, clock, provider }: Parts) {
  const [logged, texts, marked]: [string[], string[], Marked[]] = [[], [], []];
  const log = new AppLog({ write: (line: string) => void logged.push(line) });
  const memberships = new MembershipsRepository(dataSource);
  const transactions = new Transactions(dataSource);
  const claimed = new ClaimedMembershipsService(transactions, memberships);
  const users = new UsersService(new UsersRepository(dataSource), clock);
  const plans = { require: async (id: string) => PLANS[id] } as unknown as PlansService;
  const providers = { named: (name: string) => (name === provider.name ? provider : null) } as unknown as PaymentProviders;
  const payments = renewingPayments(dataSource);
  const outbox = new OutboxService(new OutboxRepository(dataSource), clock, testConfig());
  const sms = { send: async (_to: unknown, { text }: { text: string }) => texts.push(text) > 0 } as unknown as SmsNotificationsService;
  const bell = new NotificationsService(
    new NotificationsRepository(dataSource),
    new NotifiedAccountsRepository(dataSource),
    outbox,
    clock,
    testConfig(),
    { publish: async () => undefined } as unknown as LiveEventsService,
  );
  const news = new MembershipNewsService(bell, outbox, sms, testConfig(), log);
  const names = new RenewalNamesService(plans, testConfig());
  const notices = new RenewalNoticesService(claimed, users, names, news, clock);
  const orders = new RenewalOrdersRepository(dataSource);
  const outcomes = new RenewalOutcomesService(claimed, names, news, clock);
  const renewals = new RenewalsService(claimed, orders, outcomes, users, plans, providers, payments, testConfig(), clock, log);
  const marks = { set: async (userId: string, isMember: boolean) => void marked.push({ userId, isMember }) };
  const ends = new MembershipEndsService(
    transactions,
    claimed,
    memberships,
    orders,
    users,
    providers,
    payments,
    marks,
    names,
    news,
    clock,
    log,
  );
  const clockService = new MembershipClockService(memberships, claimed, notices, renewals, ends, clock, log);
  const limits = { consume: async () => ({ ids: [], refund: async () => undefined }) } as unknown as RateLimitsService;
  const renewal = new RenewalSwitchService(transactions, memberships, users, names, news, limits, clock);
  return { dataSource, clock: clockService, renewal, memberships, users, outbox, payments, logged, texts, marked };
}
