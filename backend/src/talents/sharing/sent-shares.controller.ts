import {
  type DoneResponse,
  ENDPOINTS,
  type ManagedShareResponse,
  type OwnSharesResponse,
  type RevokeShareInput,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { CurrentUser, OptionalUser } from '../../auth';
import { SentSharesService } from './sent-shares.service';

/** For the sender of a link. */
@Controller()
export class SentSharesController {
  constructor(private readonly shares: SentSharesService) {}

  @Get(ENDPOINTS.ownShares.path)
  async own(@CurrentUser() userId: string): Promise<OwnSharesResponse> {
    return { status: 200, data: await this.shares.ofUser(userId) };
  }

  /** Whoever has the mailed token may read it, and no cache keeps it. */
  @Get('api/shares/:token')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  async managed(@Param(validated(SCHEMAS.managedShare.input)) { token }: { token: string }): Promise<ManagedShareResponse> {
    return { status: 200, data: await this.shares.managed(token) };
  }

  @Post(ENDPOINTS.revokeShare.path)
  @HttpCode(200)
  async revoke(
    @Body(validated(SCHEMAS.revokeShare.input)) input: RevokeShareInput,
    @OptionalUser() userId: string | null,
  ): Promise<DoneResponse> {
    await this.shares.revoke(input, userId);
    return { status: 200, message: 'The link works no more.' };
  }
}
