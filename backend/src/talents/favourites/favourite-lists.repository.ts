import { LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Not } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { FavouriteListEntity, FavouriteListTalentEntity } from './favourite-list.entities';

/** The newest first, until the owner gives the list an order. */
const ORDER = { position: 'ASC', id: 'DESC' } as const;

export type NewFavouriteList = Omit<FavouriteListEntity, 'id'>;
export type ListWithTalents = FavouriteListEntity & {
  readonly talentIds: readonly number[];
  readonly notes: readonly { readonly talent_id: number; readonly text: string }[];
};
type ListName = Pick<FavouriteListEntity, 'name' | 'nameKey'>;

@Injectable()
export class FavouriteListsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds a user's lists, the newest first, each with its talents in order. */
  async findWithTalents(userId: string): Promise<ListWithTalents[]> {
    const lists = await this.lists.find({ where: { userId }, order: { id: 'DESC' } });
    const listId = In(lists.map(({ id }) => id));
    const listed = lists.length === 0 ? [] : await this.listed.find({ where: { listId, removedAt: IsNull() }, order: ORDER });
    return lists.map((list) => ({ ...list, ...contentOf(listed.filter((row) => row.listId === list.id)) }));
  }

  /** Finds one of the user's own lists; null for any other. */
  findOwn(userId: string, id: number): Promise<FavouriteListEntity | null> {
    return this.lists.findOneBy({ userId, id });
  }

  /** People of a list in its order, with the notes on them. */
  findListed(listId: number): Promise<FavouriteListTalentEntity[]> {
    return this.listed.find({ where: { listId, removedAt: IsNull() }, order: ORDER });
  }

  findOneListed(listId: number, talentId: number): Promise<FavouriteListTalentEntity | null> {
    return this.listed.findOneBy({ listId, talentId, removedAt: IsNull() });
  }

  async saveNote(id: number, { note, noteRevision }: Pick<FavouriteListTalentEntity, 'note' | 'noteRevision'>): Promise<void> {
    await this.listed.update({ id }, { note, noteRevision });
  }

  /** Stores the places of rows, by id. */
  async saveOrder(places: ReadonlyMap<number, number>): Promise<void> {
    for (const [id, position] of places) await this.listed.update({ id }, { position });
  }

  count(userId: string): Promise<number> {
    return this.lists.countBy({ userId });
  }

  /** Stores a list and returns its id; null when another list of the user has the name. */
  async insert(list: NewFavouriteList): Promise<number | null> {
    const row = this.lists.create({ ...list });
    const isFree = await unlessDuplicate(() => this.lists.insert(row));
    return isFree ? row.id : null;
  }

  /** Renames a list; false when another list of the user has the name. */
  rename(id: number, { name, nameKey }: ListName): Promise<boolean> {
    return unlessDuplicate(() => this.lists.update({ id }, { name, nameKey }));
  }

  async delete(id: number): Promise<void> {
    await this.lists.delete({ id });
  }

  /** Puts a person into a list, with the note and the place they had if they were taken out a short time ago. */
  async addTalent(listId: number, talentId: number): Promise<void> {
    if (await this.listed.existsBy({ listId, talentId })) await this.listed.update({ listId, talentId }, { removedAt: null });
    else await this.listed.insert({ listId, talentId, note: '' });
  }

  /** Takes a person out of lists; note and place are kept until `deleteRemoved`, for as many people as a list can have. */
  async removeTalent(listIds: readonly number[], talentId: number, removedAt: number): Promise<void> {
    if (listIds.length === 0) return;
    const listId = In([...listIds]);
    const kept = await this.listed.countBy({ listId, removedAt: Not(IsNull()) });
    if (kept < LIMITS.favourites) await this.listed.update({ talentId, listId, removedAt: IsNull() }, { removedAt });
    else await this.listed.delete({ talentId, listId });
  }

  deleteRemoved(before: number): Promise<number> {
    return deleteInSteps(this.listed, { removedAt: LessThan(before) });
  }

  async findIds(userId: string): Promise<number[]> {
    const lists = await this.lists.find({ select: { id: true }, where: { userId } });
    return lists.map(({ id }) => id);
  }

  private get lists() {
    return this.dataSource.getRepository(FavouriteListEntity);
  }

  private get listed() {
    return this.dataSource.getRepository(FavouriteListTalentEntity);
  }
}

function contentOf(rows: readonly FavouriteListTalentEntity[]): Pick<ListWithTalents, 'talentIds' | 'notes'> {
  const noted = rows.filter(({ note }) => note !== '');
  return {
    talentIds: rows.map(({ talentId }) => talentId),
    notes: noted.map(({ talentId, note }) => ({ talent_id: talentId, text: note })),
  };
}
