import type {
  ChangeFavouriteListInput,
  DoneResponse,
  FavouritesResponse,
  FavouriteTalentsResponse,
  MakeFavouriteListInput,
  MakeFavouriteListResponse,
  NoteFavouriteInput,
  NoteFavouriteResponse,
  OrderFavouriteListInput,
  RemoveFavouriteListInput,
  RenameFavouriteListInput,
  ToggleFavouriteInput,
  ToggleFavouriteResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { t } from '../../kernel/messages';
import { type CurrentSession, CurrentUser, OwnSession } from '../../auth';
import { sendPeopleFile } from '../sheets/people-file-reply';
import { FavouriteFilesService } from './favourite-files.service';
import { FavouriteListsService } from './favourite-lists.service';
import { FavouritesService } from './favourites.service';

@Controller()
export class FavouritesController {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly lists: FavouriteListsService,
    private readonly files: FavouriteFilesService,
  ) {}

  @Handles('toggleFavourite')
  async toggle(@CurrentUser() userId: string, @Input() input: ToggleFavouriteInput): Promise<ToggleFavouriteResponse> {
    const wanted = input.is_fav === undefined ? undefined : input.is_fav === 1;
    const isFavourite = await this.favourites.toggle(userId, input.talent_id, wanted);
    return { status: 200, message: isFavourite ? 'Added to favourites' : 'Removed from favourites', is_fav: isFavourite ? 1 : 0 };
  }

  @Handles('favourites')
  async read(@CurrentUser() userId: string): Promise<FavouritesResponse> {
    return { status: 200, data: await this.favourites.read(userId) };
  }

  @Handles('favouriteTalents')
  async talents(@CurrentUser() userId: string, @Input() { listId }: { readonly listId: number }): Promise<FavouriteTalentsResponse> {
    return { status: 200, data: await this.favourites.talentsOf(userId, listId) };
  }

  @Handles('favouritesCsv')
  async csv(
    @OwnSession() session: CurrentSession,
    @Input() { listId }: { readonly listId: number },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPeopleFile(reply, await this.files.csv(session, listId));
  }

  @Handles('favouritesPdf')
  async pdf(
    @OwnSession() session: CurrentSession,
    @Input() { listId }: { readonly listId: number },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPeopleFile(reply, await this.files.pdf(session, listId));
  }

  @Handles('makeFavouriteList')
  async make(@CurrentUser() userId: string, @Input() input: MakeFavouriteListInput): Promise<MakeFavouriteListResponse> {
    return { status: 200, id: await this.lists.make(userId, input) };
  }

  @Handles('renameFavouriteList')
  async rename(@CurrentUser() userId: string, @Input() input: RenameFavouriteListInput): Promise<DoneResponse> {
    await this.lists.rename(userId, input);
    return { status: 200, message: 'The list has its new name.' };
  }

  @Handles('removeFavouriteList')
  async remove(@CurrentUser() userId: string, @Input() { id }: RemoveFavouriteListInput): Promise<DoneResponse> {
    await this.lists.remove(userId, id);
    return { status: 200, message: 'The list is removed. Its people are still your favourites.' };
  }

  @Handles('changeFavouriteList')
  async change(@CurrentUser() userId: string, @Input() input: ChangeFavouriteListInput): Promise<DoneResponse> {
    await this.lists.change(userId, input);
    return { status: 200, message: input.is_in === 1 ? 'Added to the list.' : 'Removed from the list.' };
  }

  @Handles('noteFavourite')
  async note(@CurrentUser() userId: string, @Input() input: NoteFavouriteInput): Promise<NoteFavouriteResponse> {
    return { status: 200, data: await this.lists.note(userId, input) };
  }

  @Handles('orderFavouriteList')
  async order(@CurrentUser() userId: string, @Input() input: OrderFavouriteListInput): Promise<DoneResponse> {
    await this.lists.order(userId, input);
    return { status: 200, message: t('favourites.ordered') };
  }
}
