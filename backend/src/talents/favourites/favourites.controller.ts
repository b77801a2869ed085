import {
  type ChangeFavouriteListInput,
  type DoneResponse,
  ENDPOINTS,
  type FavouritesResponse,
  type FavouriteTalentsResponse,
  type MakeFavouriteListInput,
  type MakeFavouriteListResponse,
  type RemoveFavouriteListInput,
  type RenameFavouriteListInput,
  SCHEMAS,
  type ToggleFavouriteInput,
  type ToggleFavouriteResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { CurrentUser } from '../../auth';
import { FavouriteListsService } from './favourite-lists.service';
import { FavouritesService } from './favourites.service';

@Controller()
export class FavouritesController {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly lists: FavouriteListsService,
  ) {}

  @Post(ENDPOINTS.toggleFavourite.path)
  @HttpCode(200)
  @Idempotent()
  async toggle(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.toggleFavourite.input)) input: ToggleFavouriteInput,
  ): Promise<ToggleFavouriteResponse> {
    const wish = input.is_fav === undefined ? undefined : input.is_fav === 1;
    const isFavourite = await this.favourites.toggle(userId, input.talent_id, wish);
    return { status: 200, message: isFavourite ? 'Added to favourites' : 'Removed from favourites', is_fav: isFavourite ? 1 : 0 };
  }

  @Get(ENDPOINTS.favourites.path)
  async read(@CurrentUser() userId: string): Promise<FavouritesResponse> {
    return { status: 200, data: await this.favourites.read(userId) };
  }

  @Get('api/favourites/lists/:listId')
  async talents(
    @CurrentUser() userId: string,
    @Param(validated(SCHEMAS.favouriteTalents.input)) { listId }: { readonly listId: number },
  ): Promise<FavouriteTalentsResponse> {
    return { status: 200, data: await this.favourites.talentsOf(userId, listId) };
  }

  @Post(ENDPOINTS.makeFavouriteList.path)
  @HttpCode(200)
  @Idempotent()
  async make(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.makeFavouriteList.input)) input: MakeFavouriteListInput,
  ): Promise<MakeFavouriteListResponse> {
    return { status: 200, id: await this.lists.make(userId, input) };
  }

  @Post(ENDPOINTS.renameFavouriteList.path)
  @HttpCode(200)
  async rename(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.renameFavouriteList.input)) input: RenameFavouriteListInput,
  ): Promise<DoneResponse> {
    await this.lists.rename(userId, input);
    return { status: 200, message: 'The list has its new name.' };
  }

  @Post(ENDPOINTS.removeFavouriteList.path)
  @HttpCode(200)
  async remove(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.removeFavouriteList.input)) { id }: RemoveFavouriteListInput,
  ): Promise<DoneResponse> {
    await this.lists.remove(userId, id);
    return { status: 200, message: 'The list is removed. Its people are still your favourites.' };
  }

  @Post(ENDPOINTS.changeFavouriteList.path)
  @HttpCode(200)
  async change(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.changeFavouriteList.input)) input: ChangeFavouriteListInput,
  ): Promise<DoneResponse> {
    await this.lists.change(userId, input);
    return { status: 200, message: input.is_in === 1 ? 'Added to the list.' : 'Removed from the list.' };
  }
}
