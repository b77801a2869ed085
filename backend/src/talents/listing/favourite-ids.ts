import { Injectable } from '@nestjs/common';

/** Port: whom a user has marked with a heart. Who keeps favourites answers it (see app.module.ts). */
export abstract class FavouriteIds {
  abstract idsOf(userId: string): Promise<readonly number[]>;
}

@Injectable()
export class NoFavourites extends FavouriteIds {
  idsOf(): Promise<readonly number[]> {
    return Promise.resolve([]);
  }
}
