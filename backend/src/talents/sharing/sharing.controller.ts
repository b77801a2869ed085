import type {
  ShareCodeInput,
  ShareCodeResponse,
  ShareTalentsInput,
  ShareTalentsResponse,
  VerifyShareCodeInput,
  VerifyShareCodeResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
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

  @Handles('sendShareCode')
  sendCode(@Input() input: ShareCodeInput, @CurrentVisitor() visitor: Visitor): Promise<ShareCodeResponse> {
    return this.proofs.ask(input, visitor);
  }

  @Handles('verifyShareCode')
  async verifyCode(
    @Input() input: VerifyShareCodeInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyShareCodeResponse> {
    const sid = await this.proofs.verify(input, visitor);
    await this.sessions.renew(visitor, reply, { sid });
    return { data: 1 };
  }

  @Handles('shareTalents')
  async share(
    @Input() input: ShareTalentsInput,
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
  ): Promise<ShareTalentsResponse> {
    await this.sharing.share(input, { visitor, userId });
    return { success: 200 };
  }
}
