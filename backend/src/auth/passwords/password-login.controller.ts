import { ENDPOINTS, type PasswordLoginInput, SCHEMAS, type VerifyCodeResponse } from '@alltalent/shared/contracts';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { SessionService } from '../sessions/session.service';
import { PasswordLoginService } from './password-login.service';

@Controller()
export class PasswordLoginController {
  constructor(
    private readonly passwordLogin: PasswordLoginService,
    private readonly sessions: SessionService,
  ) {}

  @Post(ENDPOINTS.passwordLogin.path)
  @HttpCode(200)
  async logIn(
    @CurrentVisitor() visitor: Visitor,
    @Body(validated(SCHEMAS.passwordLogin.input)) input: PasswordLoginInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyCodeResponse> {
    const { answer, login } = await this.passwordLogin.logIn(input, visitor);
    await this.sessions.begin(visitor, login, reply);
    return answer;
  }
}
