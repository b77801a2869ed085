import { DOCUMENT_KINDS, type DocumentKind, type TextKind } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindManyOptions, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { forUpdate } from '../../kernel/database/for-update';
import { DocumentVersionEntity } from './document-version.entity';

export type DocumentKey = { readonly kind: DocumentKind; readonly name: string };
export type TextKey = { readonly kind: TextKind; readonly name: string };
export type NewVersion = Readonly<Omit<DocumentVersionEntity, 'version'>>;
export type Publication = { readonly effectiveAt: number; readonly summary: string; readonly reason: string; readonly publishedBy: string };

const MOST_TRIES = 5;

@Injectable()
export class DocumentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the version in force; of two with the same start, the one saved later. */
  findInForce({ kind, name }: TextKey, now: number): Promise<DocumentVersionEntity | null> {
    return this.versions.findOne({
      where: { kind, name, effectiveAt: LessThanOrEqual(now) },
      order: { effectiveAt: 'DESC', version: 'DESC' },
    });
  }

  findVersion({ kind, name }: TextKey, version: number): Promise<DocumentVersionEntity | null> {
    return this.versions.findOneBy({ kind, name, version });
  }

  findNewest({ kind, name }: TextKey): Promise<DocumentVersionEntity | null> {
    return this.versions.findOne({ where: { kind, name }, order: { version: 'DESC' } });
  }

  /** Returns former, current and announced versions without their text, the latest start first. */
  findPublished({ kind, name }: TextKey): Promise<DocumentVersionEntity[]> {
    return this.versions.find(publishedOf({ kind, name }));
  }

  /** Returns what `findPublished` returns and locks the rows, so that no other transaction publishes meanwhile. */
  lockPublished({ kind, name }: TextKey): Promise<DocumentVersionEntity[]> {
    return this.versions.find({ ...publishedOf({ kind, name }), ...forUpdate(this.dataSource.manager) });
  }

  /** Returns the version in force of every document of a kind, without its text. */
  async findAllInForce(kind: DocumentKind, now: number): Promise<DocumentVersionEntity[]> {
    const rows = await this.versions.find({
      select: { kind: true, name: true, version: true, effectiveAt: true },
      where: { kind, effectiveAt: LessThanOrEqual(now) },
      order: { name: 'ASC', effectiveAt: 'DESC', version: 'DESC' },
    });
    return rows.filter(({ name }, index) => rows[index - 1]?.name !== name);
  }

  findVersions(keys: readonly (TextKey & { readonly version: number })[]): Promise<DocumentVersionEntity[]> {
    return keys.length === 0 ? Promise.resolve([]) : this.versions.findBy([...keys]);
  }

  /** Returns every version without its text, by name, the newest first. */
  findAll(): Promise<DocumentVersionEntity[]> {
    return this.versions.find({
      where: { kind: In([...DOCUMENT_KINDS]) },
      select: { kind: true, name: true, version: true, title: true, author: true, savedAt: true, effectiveAt: true },
      order: { kind: 'ASC', name: 'ASC', version: 'DESC' },
    });
  }

  /** Inserts a draft under the next free number, also if two are saved at once; returns the number. */
  async insert(draft: NewVersion): Promise<number> {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const version = ((await this.versions.maximum('version', { kind: draft.kind, name: draft.name })) ?? 0) + 1;
      if (await unlessDuplicate(() => this.versions.insert({ ...draft, version }))) return version;
    }
    throw new Error(`No number was free for ${draft.kind}/${draft.name}`);
  }

  /** Inserts the version that follows `read`; false if there is one already. */
  async insertAfter(read: number, draft: NewVersion): Promise<boolean> {
    return unlessDuplicate(() => this.versions.insert({ ...draft, version: read + 1 }));
  }

  /** Sets when a draft takes effect. False if it is no longer a draft. */
  async publish({ kind, name }: TextKey, version: number, publication: Publication): Promise<boolean> {
    const { affected } = await this.versions.update({ kind, name, version, effectiveAt: IsNull() }, publication);
    return affected === 1;
  }

  /** Makes a version that is planned for later than `now` a draft again. False for any other. */
  async withdrawPlan({ kind, name }: TextKey, version: number, now: number): Promise<boolean> {
    const draft = { effectiveAt: null, summary: '', publishedBy: '' };
    const { affected } = await this.versions.update({ kind, name, version, effectiveAt: MoreThan(now) }, draft);
    return affected === 1;
  }

  private get versions() {
    return this.dataSource.getRepository(DocumentVersionEntity);
  }
}

function publishedOf({ kind, name }: TextKey): FindManyOptions<DocumentVersionEntity> {
  return {
    select: { kind: true, name: true, version: true, summary: true, savedAt: true, effectiveAt: true },
    where: { kind, name, effectiveAt: Not(IsNull()) },
    order: { effectiveAt: 'DESC', version: 'DESC' },
  };
}
