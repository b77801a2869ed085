import { Injectable } from '@nestjs/common';
import { OwnFavouritesService } from './own-favourites.service';
import { type UserAccount, PersonalData, toIso } from '../../auth';

/** Exports favourites and lists; they are deleted with the account's row. */
@Injectable()
export class FavouritesRecords extends PersonalData {
  readonly name = 'favourites';
  override readonly movable = {
    favourites: { table: 'favourite', owner: 'user_id', unique: ['talent_id'] },
    // Their people are favourites of the other account by then, as all of them move.
    lists: { table: 'favourite_list', owner: 'user_id', unique: ['name_key'] },
  };

  constructor(private readonly own: OwnFavouritesService) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const { favourites, lists } = await this.own.find(id);
    return {
      favourites: favourites.map(({ talentId, createdAt }) => ({ talent_id: talentId, created_at: toIso(createdAt) })),
      lists: lists.map(({ name, talentIds, notes, createdAt }) => ({
        name,
        talent_ids: talentIds,
        notes,
        created_at: toIso(createdAt),
      })),
    };
  }
}
