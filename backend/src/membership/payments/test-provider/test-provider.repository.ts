import { Injectable } from '@nestjs/common';
import { Between, DataSource, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../../kernel/database/database-errors';
import { TestCheckoutEntity, TestMandateEntity, TestPaymentEntity } from '../../schema/test-payment.entity';

export type TestCheckout = Readonly<TestCheckoutEntity>;
export type TestPayment = Readonly<TestPaymentEntity>;
export type TestMandate = Readonly<TestMandateEntity>;

/** Database of the test provider. Nothing else of the site reads it. */
@Injectable()
export class TestProviderRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get checkouts(): Repository<TestCheckoutEntity> {
    return this.dataSource.getRepository(TestCheckoutEntity);
  }

  private get payments(): Repository<TestPaymentEntity> {
    return this.dataSource.getRepository(TestPaymentEntity);
  }

  private get mandates(): Repository<TestMandateEntity> {
    return this.dataSource.getRepository(TestMandateEntity);
  }

  /** Stores a page; resolves to the page that the order has already. */
  async addCheckout(checkout: TestCheckout): Promise<TestCheckout> {
    await unlessDuplicate(() => this.checkouts.insert({ ...checkout }));
    return this.checkouts.findOneByOrFail({ orderId: checkout.orderId });
  }

  findCheckout(ref: string): Promise<TestCheckout | null> {
    return this.checkouts.findOneBy({ ref });
  }

  findNewestCheckouts(most: number): Promise<readonly TestCheckout[]> {
    return this.checkouts.find({ order: { madeAt: 'DESC', ref: 'ASC' }, take: most });
  }

  async closeCheckout(ref: string): Promise<void> {
    await this.checkouts.update({ ref }, { isClosed: true });
  }

  /** Stores a payment; resolves to the payment that was made with its key before. */
  async addPayment(payment: TestPayment): Promise<TestPayment> {
    await unlessDuplicate(() => this.payments.insert({ ...payment }));
    return this.payments.findOneByOrFail({ requestKey: payment.requestKey });
  }

  findPayment(id: string): Promise<TestPayment | null> {
    return this.payments.findOneBy({ id });
  }

  findPaymentByKey(requestKey: string): Promise<TestPayment | null> {
    return this.payments.findOneBy({ requestKey });
  }

  /** Finds the payments of an order, the oldest first. */
  findPaymentsOfOrder(orderId: string): Promise<readonly TestPayment[]> {
    return this.payments.find({ where: { orderId }, order: { madeAt: 'ASC', id: 'ASC' } });
  }

  /** Finds the charges by a consent, the oldest first. */
  findPaymentsOfMandate(mandate: string): Promise<readonly TestPayment[]> {
    return this.payments.find({ where: { mandate }, order: { madeAt: 'ASC', id: 'ASC' } });
  }

  findPaymentsBetween(from: number, to: number, page: { readonly skip: number; readonly take: number }): Promise<readonly TestPayment[]> {
    return this.payments.find({ where: { madeAt: Between(from, to) }, order: { madeAt: 'ASC', id: 'ASC' }, ...page });
  }

  /** Moves a payment on; false when it is not in the state `from`. */
  async movePayment(id: string, from: TestPayment['state'], to: Pick<TestPayment, 'state' | 'reason'>): Promise<boolean> {
    const { affected } = await this.payments.update({ id, state: from }, { state: to.state, reason: to.reason });
    return affected === 1;
  }

  /** Stores the consent of an order; resolves to the one it has already, which then ends charges in the new way. */
  async addMandate(mandate: TestMandate): Promise<TestMandate> {
    const isNew = await unlessDuplicate(() => this.mandates.insert({ ...mandate }));
    if (!isNew) await this.mandates.update({ orderId: mandate.orderId }, { behaviour: mandate.behaviour });
    return this.mandates.findOneByOrFail({ orderId: mandate.orderId });
  }

  findMandate(ref: string): Promise<TestMandate | null> {
    return this.mandates.findOneBy({ ref });
  }

  findMandateOfOrder(orderId: string): Promise<TestMandate | null> {
    return this.mandates.findOneBy({ orderId });
  }

  async endMandate(ref: string): Promise<void> {
    await this.mandates.update({ ref }, { isActive: false });
  }
}
