import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { forUpdate } from '../../kernel/database/for-update';
import { OrderEntity } from '../schema/order.entity';
import { PromoCodeEntity, PromoUseEntity } from '../schema/promo-code.entity';
import type { PromoCode } from './promo-codes.policy';

export type PromoUse = Readonly<PromoUseEntity>;
/** Uses of a code by one account: held by its open orders, and by others, which stay. */
export type OwnUses = { readonly open: number; readonly settled: number };

/** Promo codes and their uses. */
@Injectable()
export class PromoCodesRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get codes(): Repository<PromoCodeEntity> {
    return this.dataSource.getRepository(PromoCodeEntity);
  }

  private get uses(): Repository<PromoUseEntity> {
    return this.dataSource.getRepository(PromoUseEntity);
  }

  find(code: string): Promise<PromoCode | null> {
    return this.codes.findOneBy({ code });
  }

  /** Finds and locks a code until the end of the transaction. */
  lock(code: string): Promise<PromoCode | null> {
    return this.codes.findOne({ where: { code }, ...forUpdate(this.dataSource.manager) });
  }

  /** Finds all codes, the newest first. */
  findAll(): Promise<readonly PromoCode[]> {
    return this.codes.find({ order: { madeAt: 'DESC', code: 'ASC' } });
  }

  /** Stores a code; false when there is one of that name. */
  add(code: PromoCode): Promise<boolean> {
    return unlessDuplicate(() => this.codes.insert({ ...code }));
  }

  /** Stores what staff may change; the count of its uses stays. */
  async change({ code, ...changed }: Omit<PromoCode, 'uses' | 'madeAt'>): Promise<void> {
    await this.codes.update({ code }, changed);
  }

  /** Counts one more use; false when there is no room, or the code is off. The statement decides, so concurrent uses never exceed. */
  async countUse(code: string): Promise<boolean> {
    const { affected } = await this.codes
      .createQueryBuilder()
      .update()
      .set({ uses: () => 'uses + 1' })
      .where('code = :code AND is_active = :isActive AND (most_uses IS NULL OR uses < most_uses)', { code, isActive: true })
      .execute();
    return affected === 1;
  }

  async uncountUse(code: string): Promise<void> {
    await this.codes.decrement({ code }, 'uses', 1);
  }

  /** Stores a use; false when the order, or the once per person, has one. */
  addUse(use: PromoUse): Promise<boolean> {
    return unlessDuplicate(() => this.uses.insert({ ...use }));
  }

  hasUse(orderId: string): Promise<boolean> {
    return this.uses.existsBy({ orderId });
  }

  /** Finds the code of an order, and locks the order until the end of the transaction; '' without a code. */
  async lockCodeOf(orderId: string): Promise<string> {
    const orders = this.dataSource.getRepository(OrderEntity);
    const order = await orders.findOne({ where: { id: orderId }, ...forUpdate(this.dataSource.manager) });
    return order?.promoCode ?? '';
  }

  /** Deletes the use of an order; false when there is none any more. */
  async deleteUse(orderId: string): Promise<boolean> {
    const { affected } = await this.uses.delete({ orderId });
    return affected === 1;
  }

  /** Counts an account's uses of a code by the states of its orders. */
  async countOwn(code: string, userId: string): Promise<OwnUses> {
    const rows = await this.uses
      .createQueryBuilder('used')
      .innerJoin(OrderEntity, 'placed', 'placed.id = used.orderId')
      .select('placed.state', 'state')
      .where('used.code = :code AND placed.userId = :userId', { code, userId })
      .getRawMany<{ readonly state: string }>();
    const open = rows.filter(({ state }) => state === 'open').length;
    return { open, settled: rows.length - open };
  }
}
