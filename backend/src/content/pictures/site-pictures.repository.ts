import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Like } from 'typeorm';
import { DocumentVersionEntity } from '../documents/document-version.entity';
import { PictureOriginalEntity } from './picture-original.entity';
import { SitePictureEntity } from './site-picture.entity';

/** A picture after which a page of the list begins. */
export type PicturePlace = Pick<SitePictureEntity, 'createdAt' | 'name'>;

@Injectable()
export class SitePicturesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns pictures that are complete, the newest first, from the one that follows `after`. */
  findListed(after: PicturePlace | null, most: number): Promise<SitePictureEntity[]> {
    const query = this.pictures.createQueryBuilder('p').where('p.isReady = :isReady', { isReady: true });
    if (after) {
      query
        .andWhere('p.createdAt <= :createdAt', { createdAt: after.createdAt })
        .andWhere('(p.createdAt < :createdAt OR p.name < :name)', { name: after.name });
    }
    return query.orderBy('p.createdAt', 'DESC').addOrderBy('p.name', 'DESC').limit(most).getMany();
  }

  findOriginal(name: string): Promise<PictureOriginalEntity | null> {
    return this.originals.findOneBy({ name, isReady: true });
  }

  /** Finds what this person uploaded already with the same bytes. */
  findSame(digest: string, addedBy: string): Promise<PictureOriginalEntity | null> {
    return this.originals.findOneBy({ digest, addedBy, isReady: true });
  }

  findOriginals(names: readonly string[]): Promise<PictureOriginalEntity[]> {
    return names.length === 0 ? Promise.resolve([]) : this.originals.findBy({ name: In([...names]) });
  }

  async insertOriginal(row: PictureOriginalEntity): Promise<void> {
    await this.originals.insert(row);
  }

  async insertPicture(row: SitePictureEntity): Promise<void> {
    await this.pictures.insert(row);
  }

  async completeOriginal(name: string): Promise<void> {
    await this.originals.update({ name }, { isReady: true });
  }

  async completePicture(name: string): Promise<void> {
    await this.pictures.update({ name }, { isReady: true });
  }

  /** Marks pictures as named by a version that is saved now, and returns those that there are. */
  async use(names: readonly string[], now: number): Promise<string[]> {
    if (names.length === 0) return [];
    await this.pictures.update({ name: In([...names]), isReady: true }, { usedAt: now });
    const rows = await this.pictures.find({ select: { name: true }, where: { name: In([...names]), isReady: true } });
    return rows.map(({ name }) => name);
  }

  /** Makes pictures unused, as if they had been made at `createdAt`. */
  async release(names: readonly string[], createdAt: number): Promise<void> {
    if (names.length > 0) await this.pictures.update({ name: In([...names]) }, { usedAt: null, createdAt });
  }

  /** Finds pictures that no version has named and that are older than `before`, the oldest first. */
  findUnused(before: number, most: number): Promise<SitePictureEntity[]> {
    return this.pictures.find({ where: { usedAt: IsNull(), createdAt: LessThan(before) }, order: { createdAt: 'ASC' }, take: most });
  }

  /** Returns whether a stored version of a text names the picture; reads the texts until one does. */
  isNamed(name: string): Promise<boolean> {
    return this.dataSource.getRepository(DocumentVersionEntity).existsBy({ source: Like(`%${name}%`) });
  }

  /** Takes a picture out of the list and away from texts, to be removed; false when a version has named it meanwhile. */
  async withdrawUnused(name: string): Promise<boolean> {
    return (await this.pictures.update({ name, usedAt: IsNull() }, { isReady: false })).affected === 1;
  }

  /** Finds originals older than `before` from which no picture is cropped, the oldest first. */
  findIdleOriginals(before: number, most: number): Promise<PictureOriginalEntity[]> {
    const cropped = this.pictures.createQueryBuilder('p').select('1').where('p.original = o.name');
    return this.originals
      .createQueryBuilder('o')
      .where('o.createdAt < :before', { before })
      .andWhere(`NOT EXISTS (${cropped.getQuery()})`)
      .orderBy('o.createdAt', 'ASC')
      .limit(most)
      .getMany();
  }

  async deleteOriginal(name: string): Promise<void> {
    await this.originals.delete({ name });
  }

  async deletePicture(name: string): Promise<void> {
    await this.pictures.delete({ name });
  }

  private get pictures() {
    return this.dataSource.getRepository(SitePictureEntity);
  }

  private get originals() {
    return this.dataSource.getRepository(PictureOriginalEntity);
  }
}
