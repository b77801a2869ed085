import { Injectable } from '@nestjs/common';
import type { FavouriteEntity } from './favourite.entity';
import { FavouriteListsRepository, type ListWithTalents } from './favourite-lists.repository';
import { FavouritesRepository } from './favourites.repository';

/** Reads an account's favourites for its export; they are deleted with the account's row. */
@Injectable()
export class OwnFavouritesService {
  constructor(
    private readonly favourites: FavouritesRepository,
    private readonly lists: FavouriteListsRepository,
  ) {}

  async find(userId: string): Promise<{ readonly favourites: readonly FavouriteEntity[]; readonly lists: readonly ListWithTalents[] }> {
    const [favourites, lists] = await Promise.all([this.favourites.find(userId), this.lists.findWithTalents(userId)]);
    return { favourites, lists };
  }
}
