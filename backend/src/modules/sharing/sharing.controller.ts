import {
  type DoneResponse,
  ENDPOINTS,
  type LookbookResponse,
  SCHEMAS,
  type ShareCodeInput,
  type ShareCodeResponse,
  type ShareTalentsInput,
  type ShareTalentsResponse,
  type StopSharesInput,
  type VerifyShareCodeInput,
  type VerifyShareCodeResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentVisitor, type Visitor } from '../../platform/http/access.decorators';
import { validated } from '../../platform/http/validated.pipe';
import { Idempotent } from '../idempotency';
import { OptionalUser } from '../sessions';
import { LookbooksService } from './lookbooks.service';
import { SenderProofsService } from './sender-proofs.service';
import { SharingService } from './sharing.service';

@Controller()
export class SharingController {
  constructor(
    private readonly proofs: SenderProofsService,
    private readonly sharing: SharingService,
    private readonly lookbooks: LookbooksService,
  ) {}

  @Post(ENDPOINTS.sendShareCode.path)
  @HttpCode(200)
  sendCode(
    @Body(validated(SCHEMAS.sendShareCode.input)) input: ShareCodeInput,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<ShareCodeResponse> {
    return this.proofs.ask(input, visitor);
  }

  @Post(ENDPOINTS.verifyShareCode.path)
  @HttpCode(200)
  async verifyCode(
    @Body(validated(SCHEMAS.verifyShareCode.input)) input: VerifyShareCodeInput,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<VerifyShareCodeResponse> {
    await this.proofs.verify(input, visitor);
    return { data: 1 };
  }

  @Post(ENDPOINTS.shareTalents.path)
  @HttpCode(200)
  @Idempotent()
  async share(
    @Body(validated(SCHEMAS.shareTalents.input)) input: ShareTalentsInput,
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
  ): Promise<ShareTalentsResponse> {
    await this.sharing.share(input, { visitor, userId });
    return { success: 200 };
  }

  /** Whoever has the link may read it, and no cache keeps it. */
  @Get('api/lookbook/:token')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  async lookbook(@Param(validated(SCHEMAS.lookbook.input)) { token }: { token: string }): Promise<LookbookResponse> {
    return { status: 200, data: await this.lookbooks.read(token) };
  }

  @Post(ENDPOINTS.stopShares.path)
  @HttpCode(200)
  async stop(@Body(validated(SCHEMAS.stopShares.input)) { token }: StopSharesInput): Promise<DoneResponse> {
    await this.lookbooks.stop(token);
    return { status: 200, message: 'You will get no more of these messages for a year.' };
  }
}
