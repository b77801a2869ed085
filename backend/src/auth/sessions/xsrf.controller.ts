import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { WithoutDatabase } from '../../kernel/database/without-database';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { SessionService } from './session.service';

@Controller()
@WithoutDatabase()
export class XsrfController {
  constructor(private readonly sessions: SessionService) {}

  /** Sets the XSRF token; pages ask for it before their first changing request. */
  @Handles('xsrf')
  give(@CurrentVisitor() visitor: Visitor, @Res({ passthrough: true }) reply: FastifyReply): void {
    this.sessions.welcome(visitor, reply);
  }
}
