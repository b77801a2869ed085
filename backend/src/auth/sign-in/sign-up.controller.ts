import { ENDPOINTS, SCHEMAS, type SignUpInput, type SignUpResponse } from '@alltalent/shared/contracts';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { OptionalUser } from '../sessions/current-session.decorators';
import { SessionService } from '../sessions/session.service';
import { SignUpService } from './sign-up.service';

@Controller()
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly sessions: SessionService,
  ) {}

  @Post(ENDPOINTS.signUp.path)
  @HttpCode(200)
  async signUp(
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() actingId: string | null,
    @Body(validated(SCHEMAS.signUp.input)) input: SignUpInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignUpResponse> {
    const { answer, login } = await this.signUps.signUp(input, visitor, actingId);
    if (login) await this.sessions.begin(visitor, login, reply);
    return answer;
  }
}
