import {
  ENDPOINTS,
  SCHEMAS,
  type ShareCodeInput,
  type ShareCodeResponse,
  type ShareTalentsInput,
  type ShareTalentsResponse,
  type VerifyShareCodeInput,
  type VerifyShareCodeResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { OptionalUser, SessionService } from '../../auth';
import { SenderProofsService } from './sender-proofs.service';
import { SharingService } from './sharing.service';

@Controller()
export class SharingController {
  constructor(
    private readonly proofs: SenderProofsService,
    private readonly sharing: SharingService,
    private readonly sessions: SessionService,
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
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyShareCodeResponse> {
    const sid = await this.proofs.verify(input, visitor);
    await this.sessions.renew(visitor, reply, { sid });
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
}
