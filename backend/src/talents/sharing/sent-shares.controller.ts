import type {
  DoneResponse,
  ManagedShareResponse,
  OwnSharesResponse,
  RevokeShareInput,
  ShareListInput,
  ShareListResponse,
} from '@alltalent/shared/contracts';
import { Controller, Header } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { CurrentUser, OptionalUser } from '../../auth';
import { ListLinksService } from './list-links.service';
import { SentSharesService } from './sent-shares.service';

/** Endpoints for the sender of a share. */
@Controller()
export class SentSharesController {
  constructor(
    private readonly shares: SentSharesService,
    private readonly links: ListLinksService,
  ) {}

  @Handles('ownShares')
  async own(@CurrentUser() userId: string): Promise<OwnSharesResponse> {
    return { status: 200, data: await this.shares.ofUser(userId) };
  }

  @Handles('listLinks')
  @Header('cache-control', 'no-store')
  async ofList(@CurrentUser() userId: string, @Input() { listId }: { listId: number }): Promise<OwnSharesResponse> {
    return { status: 200, data: await this.links.ofList(userId, listId) };
  }

  @Handles('shareList')
  async share(@CurrentUser() userId: string, @Input() input: ShareListInput): Promise<ShareListResponse> {
    return { status: 200, data: await this.links.make(userId, input) };
  }

  /** Returns the share to anybody with the mailed token; it is never cached. */
  @Handles('managedShare')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  async managed(@Input() { token }: { token: string }): Promise<ManagedShareResponse> {
    return { status: 200, data: await this.shares.managed(token) };
  }

  @Handles('revokeShare')
  async revoke(@Input() input: RevokeShareInput, @OptionalUser() userId: string | null): Promise<DoneResponse> {
    await this.shares.revoke(input, userId);
    return { status: 200, message: 'The link works no more.' };
  }
}
