import { type FavouriteNote, type FavouritesResponse, type FavouriteTalentsResponse, LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { TalentsService } from '../listing/talents.service';
import type { FavouriteListTalentEntity } from './favourite-list.entities';
import { FavouriteListsRepository } from './favourite-lists.repository';
import { FavouritesRepository } from './favourites.repository';

/** List id of all favourites. */
export const ALL_FAVOURITES = 0;

type ListContent = { readonly name: string; readonly talentIds: number[]; readonly notes: FavouriteNote[] };

@Injectable()
export class FavouritesService {
  constructor(
    private readonly favourites: FavouritesRepository,
    private readonly lists: FavouriteListsRepository,
    private readonly talents: TalentsService,
    private readonly clock: Clock,
  ) {}

  async read(userId: string): Promise<FavouritesResponse['data']> {
    const [talentIds, lists] = await Promise.all([this.favourites.findIds(userId), this.lists.findWithTalents(userId)]);
    return { talent_ids: talentIds, lists: lists.map(({ id, name, talentIds: ids }) => ({ id, name, talent_ids: [...ids] })) };
  }

  async talentsOf(userId: string, listId: number): Promise<FavouriteTalentsResponse['data']> {
    const { name, talentIds, notes } = await this.contentOf(userId, listId);
    return { name, talents: await this.talents.cards(talentIds), notes };
  }

  /** Finds a list's name, its talents in order and the notes on them. Throws NOT_FOUND for another user's. */
  async contentOf(userId: string, listId: number): Promise<ListContent> {
    if (listId === ALL_FAVOURITES) return { name: 'All favourites', talentIds: await this.favourites.findIds(userId), notes: [] };
    const list = await this.lists.findOwn(userId, listId);
    if (!list) throw noSuchList();
    const listed = await this.lists.findListed(list.id);
    return {
      name: list.name,
      talentIds: listed.map(({ talentId }) => talentId),
      notes: listed.filter(({ noteRevision }) => noteRevision > 0).map(toNote),
    };
  }

  /**
   * Marks or unmarks a talent and returns whether it is a favourite now; an unmarked one leaves every list. Without `wanted`
   * the mark is toggled; with it a repeated request changes nothing. Throws NOT_FOUND for a talent that is not visible.
   */
  async toggle(userId: string, talentId: number, wanted?: boolean): Promise<boolean> {
    const isVisible = await this.isVisible(talentId);
    return this.favourites.change(userId, async () => {
      const wasFavourite = await this.favourites.has(userId, talentId);
      const isWanted = wanted ?? !wasFavourite;
      if (isWanted === wasFavourite) return isWanted;
      if (!isWanted) {
        await this.lists.removeTalent(await this.lists.findIds(userId), talentId, this.clock.now());
        await this.favourites.delete(userId, talentId);
        return false;
      }
      if (!isVisible) throw noSuchTalent();
      await this.add({ userId, talentId });
      return true;
    });
  }

  /** Adds a favourite within the caller's transaction, unless it is one. Throws LIST_FULL past the limit. */
  async add({ userId, talentId }: { readonly userId: string; readonly talentId: number }): Promise<void> {
    if (await this.favourites.has(userId, talentId)) return;
    if ((await this.favourites.count(userId)) >= LIMITS.favourites) throw tooManyFavourites();
    await this.favourites.insert({ userId, talentId, createdAt: this.clock.now() });
  }

  async requireVisible(talentId: number): Promise<void> {
    if (!(await this.isVisible(talentId))) throw noSuchTalent();
  }

  private async isVisible(talentId: number): Promise<boolean> {
    return (await this.talents.visibleCards([talentId])).length > 0;
  }
}

export function toNote({ talentId, note, noteRevision }: FavouriteListTalentEntity): FavouriteNote {
  return { talent_id: talentId, text: note, revision: noteRevision };
}

export function noSuchList(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'You have no such list.' });
}

function noSuchTalent(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such profile.' });
}

function tooManyFavourites(): DomainError {
  const detail = `You have ${LIMITS.favourites} favourites. Take one out to add another.`;
  return new DomainError('LIST_FULL', { detail, fields: { talent_id: detail } });
}
