import { LIMITS, TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { RememberedTexts } from '../../kernel/caching/remembered-texts';
import { prepared } from '../../kernel/database/prepared';
import { DataSource, type FindOptionsWhere, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { TalentCounterEntity, TalentSearchEntity } from '../schema/talent-search.entity';
import { LISTED_SCOPE } from '../schema/talent-counts';
import { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from '../schema/talent.entity';
import type { CardTalent } from '../search/talent.mapper';

/** Statuses of listed profiles: one taken off the site has no card, not even a hidden one. */
const LISTED = Object.values(TALENT_STATUS);
const listed = { status: In(LISTED) };
/** Condition for visible adults: a minor's profile is never shown, whatever its status. */
const shown = (bornUntil: string) => ({ status: TALENT_STATUS.visible, bornOn: LessThanOrEqual(bornUntil) });
/** Condition for profiles a slug may lead to: visible ones, and private ones, which are hidden in lists only. */
const reachable = (bornUntil: string, which: FindOptionsWhere<TalentEntity>): FindOptionsWhere<TalentEntity>[] => [
  { ...which, ...shown(bornUntil) },
  { ...which, bornOn: LessThanOrEqual(bornUntil), status: TALENT_STATUS.hidden, isPrivate: true },
];

/** A card's row as the database engines store it. */
type CardRow = Omit<CardTalent, 'isPremium' | 'skills' | 'published'> & {
  readonly isPremium: number;
  readonly skills: string;
  readonly published: string | null;
};

function cardsOf(count: number): string {
  const sql = `SELECT id, slug, name, city_id AS cityId, status, is_premium AS isPremium, skills, picture_count AS pictureCount, published
    FROM talent WHERE id IN (${'?, '.repeat(count - 1)}?) AND born_on <= ? AND status IN (${LISTED.join(', ')})`;
  return count <= LIMITS.talentsPerPageMax ? prepared(sql) : sql;
}

const SKILLS_CHARACTERS = 1_000_000;
const skillLists = new RememberedTexts<CardTalent['skills']>(SKILLS_CHARACTERS);
const parseSkills = (text: string) => JSON.parse(text) as CardTalent['skills'];

/** Converts a row. It runs for every card of every list, so it names its fields and parses each list of skills once. */
function toCardTalent(row: CardRow): CardTalent {
  const { id, slug, name, cityId, status, pictureCount, published } = row;
  return {
    id,
    slug,
    name,
    cityId,
    status,
    pictureCount,
    isPremium: row.isPremium === 1,
    skills: skillLists.read(row.skills, parseSkills),
    published: published === null ? null : (JSON.parse(published) as CardTalent['published']),
  };
}

@Injectable()
export class TalentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reads what cards show, in the order of `ids`; an id that is gone, off the site or a minor's is left out. The statement
   * runs most often of all, so it reads only what it needs and is sent as plain SQL.
   */
  async findCards(ids: readonly number[], bornUntil: string): Promise<CardTalent[]> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource.query<CardRow[]>(cardsOf(ids.length), [...ids, bornUntil]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toCardTalent(row)] : [];
    });
  }

  /** Finds the ids of talents by their present and former slugs. */
  async findIdsAt(slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (slugs.length === 0) return new Map();
    const places = slugs.map(() => '?').join(', ');
    const rows = await this.dataSource.query<{ slug: string; id: number }[]>(
      `SELECT slug, talent_id AS id FROM talent_address WHERE slug IN (${places})
        UNION ALL SELECT slug, id FROM talent WHERE slug IN (${places})`,
      [...slugs, ...slugs],
    );
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }

  /** Finds talents in the order of `ids`; an id that is gone, off the site or a minor's is left out. */
  async findInOrder(ids: readonly number[], bornUntil: string): Promise<TalentEntity[]> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource
      .getRepository(TalentEntity)
      .findBy({ id: In([...ids]), bornOn: LessThanOrEqual(bornUntil), ...listed });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  findShownBySlug(slug: string, bornUntil: string): Promise<TalentEntity | null> {
    return this.dataSource.getRepository(TalentEntity).findOneBy({ slug, ...shown(bornUntil) });
  }

  findProfileBySlug(slug: string, bornUntil: string): Promise<TalentEntity | null> {
    return this.dataSource.getRepository(TalentEntity).findOneBy(reachable(bornUntil, { slug }));
  }

  /** Finds the profile that once had this slug. */
  async findProfileByFormerSlug(slug: string, bornUntil: string): Promise<TalentEntity | null> {
    const [row] = await this.dataSource.query<{ id: number }[]>('SELECT talent_id AS id FROM talent_address WHERE slug = ?', [slug]);
    return row ? this.dataSource.getRepository(TalentEntity).findOneBy(reachable(bornUntil, { id: row.id })) : null;
  }

  /** Finds a listed profile, hidden or not, for its pictures. */
  findListedBySlug(slug: string): Promise<TalentEntity | null> {
    return this.dataSource.getRepository(TalentEntity).findOneBy({ slug, ...listed });
  }

  findShownBySlugs(slugs: readonly string[], bornUntil: string): Promise<TalentEntity[]> {
    if (slugs.length === 0) return Promise.resolve([]);
    return this.dataSource.getRepository(TalentEntity).findBy({ slug: In([...slugs]), ...shown(bornUntil) });
  }

  findFeatured(limit: number, bornUntil: string): Promise<TalentEntity[]> {
    return this.dataSource.getRepository(TalentEntity).find({
      where: { featuredPosition: Not(IsNull()), ...shown(bornUntil) },
      order: { featuredPosition: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  async findDetails(talentId: number): Promise<{ attributes: TalentAttributeEntity[]; credits: TalentCreditEntity[] }> {
    const [attributes, credits] = await Promise.all([
      this.dataSource.getRepository(TalentAttributeEntity).find({ where: { talentId }, order: { attributeId: 'ASC' } }),
      this.dataSource.getRepository(TalentCreditEntity).find({ where: { talentId }, order: { position: 'ASC' } }),
    ]);
    return { attributes, credits };
  }

  /** Counts the credits of each talent; a talent without any is left out. */
  async countCredits(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource
      .getRepository(TalentCreditEntity)
      .createQueryBuilder('credit')
      .select('credit.talentId', 'id')
      .addSelect('COUNT(*)', 'total')
      .where({ talentId: In([...ids]) })
      .groupBy('credit.talentId')
      .getRawMany<{ id: number; total: number | string }>();
    return new Map(rows.map(({ id, total }) => [id, Number(total)]));
  }

  async countListed(): Promise<number> {
    return (await this.readCounters()).get(LISTED_SCOPE) ?? 0;
  }

  async readCounters(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.dataSource.getRepository(TalentCounterEntity).find();
    return new Map(rows.map((row) => [row.scope, row.total]));
  }

  /** Counts cities with at least one visible talent. */
  async countCities(): Promise<number> {
    const row = await this.dataSource
      .getRepository(TalentSearchEntity)
      .createQueryBuilder('s')
      .select('COUNT(DISTINCT s.cityId)', 'total')
      .where('s.status = :visible', { visible: TALENT_STATUS.visible })
      .getRawOne<{ total: number | string }>();
    return Number(row?.total ?? 0);
  }

  /** Finds the next `size` shown talents after an id. */
  findShownAfter(id: number, size: number, bornUntil: string): Promise<TalentEntity[]> {
    return this.dataSource
      .getRepository(TalentEntity)
      .find({ where: { id: MoreThan(id), ...shown(bornUntil) }, order: { id: 'ASC' }, take: size });
  }
}
