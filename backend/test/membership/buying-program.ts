// Site whose buyers place orders, pay and renew without end, until it is killed: killed.test.ts starts it.
import { PlansService } from '../../src/membership/plans/plans.service';
import { UsersService } from '../../src/auth';
import { createApp } from '../../src/app/create-app';
import { Clock } from '../../src/kernel/clock/clock';
import { loadConfig } from '../../src/kernel/config/config';
import { DatabaseService } from '../../src/kernel/database/database.service';
import { RequestsUnderWay } from '../../src/kernel/http/requests-under-way';
import { AppLog } from '../../src/kernel/logging/app-log';
import { CheckoutService } from '../../src/membership/orders/checkout.service';
import { OwnOrdersService } from '../../src/membership/orders/own-orders.service';
import { PaymentsJob } from '../../src/membership/payments/payments.job';
import { TestBankService } from '../../src/membership/payments/test-provider/test-bank.service';
import { MembershipClockService } from '../../src/membership/terms/membership-clock.service';

const [dataDir = '', daysAhead = '0'] = process.argv.slice(2);
const BILLING = { name: 'Run Ner', address: '1 Road', city: 'Pune', postal_code: '411001', state_code: '27', gstin: '' };

class AheadClock extends Clock {
  now(): number {
    return Date.now() + Number(daysAhead) * 86_400_000;
  }
}

const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED_TALENTS: '5' });
const log = new AppLog({ write: () => undefined });
const app = await createApp({ config, clock: new AheadClock(), log, requests: new RequestsUnderWay() });
await app.init();
await app.get(DatabaseService).whenPrepared();
const bank = app.get(TestBankService);

async function buy(number: number): Promise<void> {
  const email = `killed-${daysAhead}-${number}@example.com`;
  const account = { email, loginEmail: email, loginPhone: null, firstName: 'Run', lastName: 'Ner', roleId: '5' };
  const user = await app.get(UsersService).create({ ...account, dialCode: '', mobileNumber: '', birthDate: '1990-01-01' });
  if (!user) return;
  const { priceMinor } = await app.get(PlansService).require('monthly');
  const input = { plan: 'monthly', renews: true, code: '', billing: BILLING, accepts_no_refunds: true, return_path: '' } as const;
  const order = await app.get(CheckoutService).place(user.id, { ...input, total_minor: priceMinor });
  const view = await bank.view(order.payment_url.split('/').at(-1) ?? '');
  const payment = view && (await bank.pay(view, 1, { state: 'captured', reason: '' }, 'captured'));
  // One in three events never comes.
  if (payment) await bank.announce(payment, number % 3 === 0 ? 'never' : 'now');
  await app.get(OwnOrdersService).read(user.id, order.id);
}

for (let number = 0; ; number += 1) {
  await buy(number);
  if (number === 0) process.stdout.write('ready\n');
  if (number % 5 === 4) await app.get(MembershipClockService).run();
  if (number % 7 === 6) await app.get(PaymentsJob).run();
}
