import type { SignUpInput, SignUpResponse } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OptionalUser } from '../sessions/current-session.decorators';
import { SessionService } from '../sessions/session.service';
import { SignUpService } from './sign-up.service';

@Controller()
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly sessions: SessionService,
  ) {}

  @Handles('signUp')
  async signUp(
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() actingId: string | null,
    @Input() input: SignUpInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignUpResponse> {
    const { response, login } = await this.signUps.signUp(input, visitor, actingId);
    if (login) await this.sessions.begin(visitor, login, reply);
    return response;
  }
}
