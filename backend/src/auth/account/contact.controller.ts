import type {
  AccountCodeInput,
  AccountCodeResponse,
  ChangeContactInput,
  ConfirmCodeInput,
  DoneResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import { OwnSession } from '../sessions/current-session.decorators';
import { AccountCodesService } from './account-codes.service';
import { ContactChangeService } from './contact-change.service';

@Controller()
export class ContactController {
  constructor(
    private readonly codes: AccountCodesService,
    private readonly contacts: ContactChangeService,
    private readonly sessions: SessionService,
  ) {}

  @Handles('sendAccountCode')
  sendCode(
    @OwnSession() session: CurrentSession,
    @Input() input: AccountCodeInput,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<AccountCodeResponse> {
    return this.codes.sendToOwner(session, input, visitor);
  }

  @Handles('confirmAccountCode')
  async confirmCode(
    @OwnSession() session: CurrentSession,
    @Input() input: ConfirmCodeInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    const response = await this.codes.confirmOwner(session, input, visitor);
    await this.sessions.renew(visitor, reply, { isFresh: true });
    return response;
  }

  @Handles('changeContact')
  changeContact(
    @OwnSession() session: CurrentSession,
    @Input() input: ChangeContactInput,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<AccountCodeResponse> {
    return this.contacts.ask(session, input, visitor);
  }

  @Handles('confirmContact')
  async confirmContact(
    @OwnSession() session: CurrentSession,
    @Input() input: ConfirmCodeInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    const response = await this.contacts.confirm(session, input, visitor);
    await this.sessions.renew(visitor, reply);
    return response;
  }
}
