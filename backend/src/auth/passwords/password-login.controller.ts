import type { PasswordLoginInput, VerifyCodeResponse } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { SessionService } from '../sessions/session.service';
import { PasswordLoginService } from './password-login.service';

@Controller()
export class PasswordLoginController {
  constructor(
    private readonly passwordLogin: PasswordLoginService,
    private readonly sessions: SessionService,
  ) {}

  @Handles('passwordLogin')
  async logIn(
    @CurrentVisitor() visitor: Visitor,
    @Input() input: PasswordLoginInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyCodeResponse> {
    const { response, login } = await this.passwordLogin.logIn(input, visitor);
    await this.sessions.begin(visitor, login, reply);
    return response;
  }
}
