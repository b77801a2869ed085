import type { Billing, PaidPlanId } from '@alltalent/shared/contracts';
import { UsersService } from '../../src/auth';
import { DomainError } from '../../src/kernel/domain-error';
import { MembershipClockService } from '../../src/membership/terms/membership-clock.service';
import { RenewalSwitchService } from '../../src/membership/terms/renewal-switch.service';
import { CheckoutService } from '../../src/membership/orders/checkout.service';
import { OwnOrdersService } from '../../src/membership/orders/own-orders.service';
import { QuotesService } from '../../src/membership/orders/quotes.service';
import { ProviderAwayError } from '../../src/membership/payments/payment-provider';
import { PaymentProviders } from '../../src/membership/payments/payment-providers';
import { PaymentsJob } from '../../src/membership/payments/payments.job';
import { PaymentsService } from '../../src/membership/payments/payments.service';
import type { Chance } from '../fuzz/chance';
import type { TestSite } from '../support/test-site';
import { Bank, type BankEvent } from './bank';
import { type CrashingDatabase, Killed } from './crashing-database';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const JUMPS = [60, HOUR_S, 7 * HOUR_S, DAY_S, 3 * DAY_S, 6 * DAY_S, 24 * DAY_S, 31 * DAY_S, 200 * DAY_S];
const CODES = ['', '', '', 'FREEPORTFOLIO', 'HALF', 'NOTHING'];
const STATES = ['27', '29', '38', '96'];

/** One buyer, the bank and the site: does something at random, again and again. */
export class World {
  readonly bank: Bank;
  /** What was done, for the message of a failed run. */
  readonly story: string[] = [];
  readonly orderIds: string[] = [];
  private readonly delivered: BankEvent[] = [];
  userId = '';

  constructor(
    private readonly site: TestSite,
    private readonly database: CrashingDatabase,
    private readonly chance: Chance,
  ) {
    this.bank = new Bank(chance, () => site.clock.now());
    Object.defineProperty(site.app.get(PaymentProviders), 'current', { get: () => this.bank, configurable: true });
    Object.assign(site.app.get(PaymentProviders), { named: () => this.bank });
  }

  async begin(): Promise<void> {
    const email = `run-${this.chance.next()}-${Date.now()}-${Math.random()}@example.com`;
    const account = { email, loginEmail: email, loginPhone: null, firstName: 'Run', lastName: 'Ner', roleId: '5' };
    const user = await this.site.app.get(UsersService).create({ ...account, dialCode: '', mobileNumber: '', birthDate: '1990-01-01' });
    this.userId = user?.id ?? '';
    this.bank.lossRate = this.chance.pick([0, 0, 4, 10]);
  }

  /** Does `steps` things at random, some of them at once, and is killed now and then. */
  async live(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      if (this.chance.isOnceIn(6)) this.kill(this.chance.below(24));
      const acts = this.chance.isOnceIn(5) ? [this.act(), this.act()] : [this.act()];
      await Promise.all(acts);
      if (this.database.wasKilled) this.story.push('killed');
      this.database.restart();
    }
  }

  /** Lets everything come to its end: the bank decides, events arrive, jobs run, leases run out. */
  async settle(): Promise<void> {
    this.database.restart();
    this.bank.lossRate = 0;
    for (let round = 0; round < 6; round += 1) {
      this.bank.decide();
      for (const event of this.bank.events.splice(0)) await this.deliver(event);
      await this.site.app.get(PaymentsJob).run();
      await this.site.app.get(MembershipClockService).run();
      this.site.clock.pass(2 * HOUR_S);
    }
    this.bank.decide();
    for (const event of this.bank.events.splice(0)) await this.deliver(event);
    await this.site.app.get(PaymentsJob).run();
  }

  private kill(writes: number): void {
    this.story.push(`kill after ${writes} writes`);
    this.database.killAfter(writes);
  }

  /** Does one thing. What the site refuses, the bank loses or a killed process leaves undone is a part of life. */
  private async act(): Promise<void> {
    const name = this.chance.pick(Object.keys(this.acts) as readonly ActName[]);
    const note = this.story.push(name) - 1;
    try {
      const told = await this.acts[name]();
      if (told !== undefined) this.story[note] = `${name}: ${told}`;
    } catch (error) {
      const isExpected = error instanceof DomainError || error instanceof ProviderAwayError || this.isOfKilled(error);
      if (!isExpected) throw error;
      this.story[note] = `${name}: ${String(error).slice(0, 90)}`;
    }
  }

  /** A killed process may fail in any way; its statements fail first. */
  private isOfKilled(error: unknown): boolean {
    return error instanceof Killed || this.database.wasKilled;
  }

  private readonly acts = {
    place: () => this.place(),
    placeAgain: () => this.place(),
    pay: () => Promise.resolve(this.pay()),
    payAgain: () => Promise.resolve(this.pay()),
    decide: () => Promise.resolve(this.bank.decide()),
    event: () => this.anyEvent(),
    oldEvent: () => this.oldEvent(),
    forgedEvent: () => this.forgedEvent(),
    comeBack: () => this.comeBack(),
    cancel: () => this.cancel(),
    turn: () => this.turn(),
    jump: () => this.jump(),
    clock: () => this.runClock(),
    job: () => this.site.app.get(PaymentsJob).run().then(String),
  };

  private anyOf<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : this.chance.pick(items);
  }

  private async place(): Promise<string> {
    const [plan, renews] = [this.chance.pick<PaidPlanId>(['monthly', 'one-year']), this.chance.isOnceIn(2)];
    const [code, state] = [this.chance.pick(CODES), this.chance.pick(STATES)];
    const quote = await this.site.app.get(QuotesService).quote(this.userId, { plan, state_code: state, code });
    const billing: Billing = { name: 'Run Ner', address: '1 Road', city: 'Pune', postal_code: '411001', state_code: state, gstin: '' };
    const order = await this.site.app.get(CheckoutService).place(this.userId, {
      plan,
      renews,
      code: quote.promo.state === 'applied' ? code : '',
      billing,
      accepts_no_refunds: true,
      total_minor: quote.total_minor,
      return_path: '',
    });
    if (!this.orderIds.includes(order.id)) this.orderIds.push(order.id);
    return `${order.id} ${plan} ${renews ? 'renews' : 'ends'} ${code} ${order.total_minor}`;
  }

  private pay(): string {
    const orderId = this.anyOf(this.orderIds);
    if (orderId === undefined) return 'nothing to pay';
    const state = this.chance.pick(['captured', 'captured', 'captured', 'failed', 'pending'] as const);
    this.bank.pay(orderId, state, this.chance.isOnceIn(12) ? 100 : undefined);
    return `${orderId} ${state}`;
  }

  private async anyEvent(): Promise<string> {
    const [event] = this.bank.events.splice(this.chance.below(Math.max(this.bank.events.length, 1)), 1);
    if (!event) return 'none';
    try {
      await this.deliver(event);
    } catch (error) {
      // The provider sends again what was not answered.
      this.bank.events.push(event);
      throw error;
    }
    return event.id;
  }

  private async oldEvent(): Promise<string> {
    const event = this.anyOf(this.delivered);
    if (event === undefined) return 'none';
    await this.deliver(event);
    return event.id;
  }

  private async forgedEvent(): Promise<string> {
    const orderId = this.anyOf(this.orderIds) ?? 'ord_unknown';
    const payment = { ref: 'forged', orderId, amountMinor: 49_900, currency: 'INR', state: 'captured', mandate: null, reason: '', at: 0 };
    const body = Buffer.from(JSON.stringify({ ref: `forged-${this.chance.next()}`, payment }));
    await this.site.app.get(PaymentsService).takeEvent('test', body, { 'x-signature': 'forged' });
    throw new Error('A forged event was taken in.');
  }

  private async deliver(event: BankEvent): Promise<void> {
    await this.site.app.get(PaymentsService).takeEvent('test', event.body, { 'x-signature': event.signature });
    this.delivered.push(event);
  }

  private async comeBack(): Promise<string> {
    const orderId = this.anyOf(this.orderIds);
    if (orderId === undefined) return 'no order';
    const { state } = await this.site.app.get(OwnOrdersService).read(this.userId, orderId);
    return `${orderId} ${state}`;
  }

  private async cancel(): Promise<string> {
    const orderId = this.anyOf(this.orderIds);
    if (orderId === undefined) return 'no order';
    const { state } = await this.site.app.get(OwnOrdersService).cancel(this.userId, orderId);
    return `${orderId} ${state}`;
  }

  private async turn(): Promise<string> {
    const isOn = this.chance.isOnceIn(2);
    await this.site.app.get(RenewalSwitchService).set(this.userId, isOn);
    return isOn ? 'on' : 'off';
  }

  private jump(): Promise<string> {
    const seconds = this.chance.pick(JUMPS);
    this.site.clock.pass(seconds);
    return Promise.resolve(`${seconds / DAY_S} days`);
  }

  private async runClock(): Promise<string> {
    return `${await this.site.app.get(MembershipClockService).run()} steps`;
  }
}

type ActName = keyof World['acts'];
