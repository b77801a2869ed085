import {
  type ChangeFavouriteListInput,
  type FavouriteNote,
  LIMITS,
  type MakeFavouriteListInput,
  type NoteFavouriteInput,
  type OrderFavouriteListInput,
  type RenameFavouriteListInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import type { FavouriteListTalentEntity } from './favourite-list.entities';
import { listNameKey } from './list-name-key';
import { FavouriteListsRepository } from './favourite-lists.repository';
import { FavouritesRepository } from './favourites.repository';
import { FavouritesService, noSuchList, toNote } from './favourites.service';

/** Manages named lists. A talent added to a list becomes a favourite, too. */
@Injectable()
export class FavouriteListsService {
  constructor(
    private readonly repository: FavouritesRepository,
    private readonly lists: FavouriteListsRepository,
    private readonly favourites: FavouritesService,
    private readonly clock: Clock,
  ) {}

  /** Makes a list and returns its id. */
  async make(userId: string, { name, talent_id: talentId }: MakeFavouriteListInput): Promise<number> {
    if (talentId !== undefined) await this.favourites.requireVisible(talentId);
    return this.repository.change(userId, async () => {
      if ((await this.lists.count(userId)) >= LIMITS.favouriteLists) throw tooManyLists();
      const id = await this.lists.insert({ userId, name, nameKey: listNameKey(name), createdAt: this.clock.now() });
      if (id === null) throw nameTaken();
      if (talentId === undefined) return id;
      await this.favourites.add({ userId, talentId });
      await this.lists.addTalent(id, talentId);
      return id;
    });
  }

  rename(userId: string, { id, name }: RenameFavouriteListInput): Promise<void> {
    return this.repository.change(userId, async () => {
      if (!(await this.lists.findOwn(userId, id))) throw noSuchList();
      if (!(await this.lists.rename(id, { name, nameKey: listNameKey(name) }))) throw nameTaken();
    });
  }

  /** Removes a list; its talents stay favourites. */
  remove(userId: string, id: number): Promise<void> {
    return this.repository.change(userId, async () => {
      if (!(await this.lists.findOwn(userId, id))) throw noSuchList();
      await this.lists.delete(id);
    });
  }

  async change(userId: string, { id, talent_id: talentId, is_in: isIn }: ChangeFavouriteListInput): Promise<void> {
    if (isIn === 1) await this.favourites.requireVisible(talentId);
    await this.repository.change(userId, async () => {
      if (!(await this.lists.findOwn(userId, id))) throw noSuchList();
      if (isIn === 0) return this.lists.removeTalent([id], talentId, this.clock.now());
      await this.favourites.add({ userId, talentId });
      await this.lists.addTalent(id, talentId);
    });
  }

  /** Stores a note on a person of a list. Throws REVISION_STALE when it has changed since it was read, unless to the same text. */
  note(userId: string, { id, talent_id: talentId, text, revision }: NoteFavouriteInput): Promise<FavouriteNote> {
    return this.repository.change(userId, async () => {
      if (!(await this.lists.findOwn(userId, id))) throw noSuchList();
      const row = await this.lists.findOneListed(id, talentId);
      if (!row) throw new DomainError('NOT_FOUND', { detail: t('favourites.notListed') });
      if (row.note === text) return toNote(row);
      if (row.noteRevision !== revision) throw staleNote(row.note);
      const changed = { ...row, note: text, noteRevision: row.noteRevision + 1 };
      await this.lists.saveNote(row.id, changed);
      return toNote(changed);
    });
  }

  /** Puts the people of a list in order; people that are not in it are ignored, and those left out follow. */
  order(userId: string, { id, talent_ids: talentIds }: OrderFavouriteListInput): Promise<void> {
    return this.repository.change(userId, async () => {
      if (!(await this.lists.findOwn(userId, id))) throw noSuchList();
      const rows = await this.lists.findListed(id);
      const wished = new Map(talentIds.map((talentId, index) => [talentId, index]));
      const placeOf = ({ talentId }: FavouriteListTalentEntity) => wished.get(talentId) ?? talentIds.length;
      const ordered = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
      const moved = ordered.flatMap((row, index) => (row.position === index + 1 ? [] : [[row.id, index + 1] as const]));
      await this.lists.saveOrder(new Map(moved));
    });
  }
}

function staleNote(newer: string): DomainError {
  const detail = newer === '' ? t('favourites.noteRemoved') : t('favourites.noteChanged', { text: newer });
  return new DomainError('REVISION_STALE', { detail, fields: { text: detail } });
}

function nameTaken(): DomainError {
  const detail = 'You have a list of this name. Please choose another name.';
  return new DomainError('LIST_NAME_TAKEN', { detail, fields: { name: detail } });
}

function tooManyLists(): DomainError {
  const detail = `You have ${LIMITS.favouriteLists} lists. Remove one to make another.`;
  return new DomainError('LIST_FULL', { detail, fields: { name: detail } });
}
