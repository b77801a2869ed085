import { HIRING_LIMITS, type OfferState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Brackets, DataSource, In, LessThan, MoreThan, type Repository, type SelectQueryBuilder } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { OfferEntity, OfferVersionEntity } from '../schema/offer.entity';

export type Offer = Readonly<OfferEntity>;
export type OfferVersion = Readonly<OfferVersionEntity>;
export type NewOffer = Omit<Offer, 'id'>;
type Listed = { readonly userId: string; readonly state: OfferState | undefined; readonly now: number };

/** Stores offers with their versions. */
@Injectable()
export class OffersRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get offers(): Repository<OfferEntity> {
    return this.dataSource.getRepository(OfferEntity);
  }

  private get versions(): Repository<OfferVersionEntity> {
    return this.dataSource.getRepository(OfferVersionEntity);
  }

  find(id: number): Promise<Offer | null> {
    return this.offers.findOneBy({ id });
  }

  /** Finds an offer on either side of which the user is; null for any other. */
  findOf(userId: string, id: number): Promise<Offer | null> {
    return this.offers.findOneBy([
      { id, clientId: userId },
      { id, talentUserId: userId },
    ]);
  }

  findByKey(openKey: string): Promise<Offer | null> {
    return this.offers.findOneBy({ openKey });
  }

  /** Finds a user's offers on either side, the newest first. */
  findAllOf(userId: string): Promise<Offer[]> {
    return this.offers.find({ where: [{ clientId: userId }, { talentUserId: userId }], order: { id: 'DESC' } });
  }

  /** Finds one page of a user's offers, the last moved first. */
  findPage(listed: Listed, page: number): Promise<Offer[]> {
    const query = this.listed(listed).orderBy('offer.movedAt', 'DESC').addOrderBy('offer.id', 'DESC');
    return query
      .limit(HIRING_LIMITS.perPage)
      .offset((page - 1) * HIRING_LIMITS.perPage)
      .getMany();
  }

  count(listed: Listed): Promise<number> {
    return this.listed(listed).getCount();
  }

  /** Finds the versions of offers, the oldest first. */
  findVersions(offerIds: readonly number[]): Promise<OfferVersion[]> {
    if (offerIds.length === 0) return Promise.resolve([]);
    return this.versions.find({ where: { offerId: In([...offerIds]) }, order: { offerId: 'ASC', version: 'ASC' } });
  }

  /** Finds the present version of each offer, by offer id. */
  async findPresent(offers: readonly Pick<Offer, 'id' | 'version'>[]): Promise<ReadonlyMap<number, OfferVersion>> {
    if (offers.length === 0) return new Map();
    const rows = await this.versions.findBy(offers.map(({ id, version }) => ({ offerId: id, version })));
    return new Map(rows.map((row) => [row.offerId, row]));
  }

  /** Finds ids of open offers whose last day for an answer is over, the longest over first. */
  async findExpired(now: number, most: number): Promise<number[]> {
    const where = { state: 'open', answerUntil: LessThan(now) } as const;
    const rows = await this.offers.find({ select: { id: true }, where, order: { answerUntil: 'ASC', id: 'ASC' }, take: most });
    return rows.map(({ id }) => id);
  }

  /** Finds open offers with an id above `id`, in the order of the ids. */
  findOpenAfter(id: number, most: number): Promise<Offer[]> {
    return this.offers.find({ where: { state: 'open', id: MoreThan(id) }, order: { id: 'ASC' }, take: most });
  }

  /** Stores an offer with its first version and returns its id; null while another one is open under its key. */
  async insert(offer: NewOffer, version: Omit<OfferVersion, 'offerId'>): Promise<number | null> {
    const row = this.offers.create(offer);
    if (!(await unlessDuplicate(() => this.offers.insert(row)))) return null;
    await this.addVersion({ ...version, offerId: row.id });
    return row.id;
  }

  async addVersion(version: OfferVersion): Promise<void> {
    await this.versions.insert({ ...version });
  }

  async update(id: number, changes: Partial<NewOffer>): Promise<void> {
    await this.offers.update({ id }, changes);
  }

  private listed({ userId, state, now }: Listed): SelectQueryBuilder<OfferEntity> {
    const query = this.offers
      .createQueryBuilder('offer')
      .where(new Brackets((either) => either.where('offer.clientId = :userId').orWhere('offer.talentUserId = :userId')))
      .setParameters({ userId, now, state });
    if (state === 'open') return query.andWhere('offer.state = :state AND offer.answerUntil >= :now');
    if (state === 'expired') return query.andWhere("(offer.state = :state OR (offer.state = 'open' AND offer.answerUntil < :now))");
    return state === undefined ? query : query.andWhere('offer.state = :state');
  }
}
