import type { TextKind } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsSelect, LessThan, type SelectQueryBuilder } from 'typeorm';
import { DocumentVersionEntity } from '../documents/document-version.entity';
import type { TextKey } from '../documents/documents.repository';

export type VersionRow = Readonly<Omit<DocumentVersionEntity, 'source'>>;
export type WantedTexts = { readonly kind: TextKind; readonly search: string; readonly after: string };

const WITHOUT_SOURCE = {
  kind: true,
  name: true,
  version: true,
  title: true,
  author: true,
  summary: true,
  reason: true,
  publishedBy: true,
  isSeeded: true,
  savedAt: true,
  effectiveAt: true,
} as const satisfies FindOptionsSelect<DocumentVersionEntity>;
const COLUMNS = Object.keys(WITHOUT_SOURCE).map((name) => `v.${name}`);

/** Versions of texts without the texts themselves, for lists. */
@Injectable()
export class TextsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the newest versions of at most `most` texts of a kind, by name from the one that follows `after`. `search`: a part of the
   * title or the name.
   */
  findNewest({ kind, search, after }: WantedTexts, most: number): Promise<VersionRow[]> {
    const query = this.newest().andWhere('v.kind = :kind AND v.name > :after', { kind, after });
    if (search !== '') {
      const part = `%${escaped(search.toLowerCase())}%`;
      query.andWhere("(LOWER(v.title) LIKE :part ESCAPE '!' OR v.name LIKE :part ESCAPE '!')", { part });
    }
    return query.orderBy('v.name').limit(most).getMany();
  }

  /** Returns what visitors see of these texts and what they will see, the latest start first. */
  findPublic(keys: readonly TextKey[], now: number): Promise<VersionRow[]> {
    if (keys.length === 0) return Promise.resolve([]);
    const places = keys.map((_, index) => `(v.kind = :kind${index} AND v.name = :name${index})`).join(' OR ');
    const names = Object.fromEntries(
      keys.flatMap(({ kind, name }, index) => [
        [`kind${index}`, kind],
        [`name${index}`, name],
      ]),
    );
    const start = this.dataSource
      .createQueryBuilder(DocumentVersionEntity, 'c')
      .select('MAX(c.effectiveAt)')
      .where('c.kind = v.kind AND c.name = v.name AND c.effectiveAt <= :now');
    return this.rows()
      .where(`(${places})`, names)
      .andWhere(`v.effectiveAt >= COALESCE((${start.getQuery()}), 0)`, { now })
      .orderBy('v.effectiveAt', 'DESC')
      .addOrderBy('v.version', 'DESC')
      .getMany();
  }

  /** Returns versions of one text before `before`, the newest first. */
  findVersions({ kind, name }: TextKey, before: number, most: number): Promise<VersionRow[]> {
    return this.dataSource.getRepository(DocumentVersionEntity).find({
      select: WITHOUT_SOURCE,
      where: { kind, name, version: LessThan(before) },
      order: { version: 'DESC' },
      take: most,
    });
  }

  private newest(): SelectQueryBuilder<DocumentVersionEntity> {
    const later = this.dataSource
      .createQueryBuilder(DocumentVersionEntity, 'n')
      .select('MAX(n.version)')
      .where('n.kind = v.kind AND n.name = v.name');
    return this.rows().where(`v.version = (${later.getQuery()})`);
  }

  private rows(): SelectQueryBuilder<DocumentVersionEntity> {
    return this.dataSource.createQueryBuilder(DocumentVersionEntity, 'v').select(COLUMNS);
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[!%_]/gu, '!$&');
}
