import { Controller, Get, Redirect, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import { OptionalSession } from '../sessions/current-session.decorators';
import { leaveFlash, leaveJoin } from './page-cookies';
import { SocialFailureFilter } from './social-failure.filter';
import { SocialSignInService } from './social-sign-in.service';
import { type SocialVisit, visitOf } from './social-visit';

type Redirection = { readonly url: string };

@Controller()
@UseFilters(SocialFailureFilter)
export class SocialController {
  constructor(
    private readonly signIn: SocialSignInService,
    private readonly sessions: SessionService,
  ) {}

  @Get('/google/redirect')
  @Redirect()
  toGoogle(
    @Req() request: FastifyRequest,
    @OptionalSession() session: CurrentSession | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Redirection> {
    return this.start(visitOf('google', request, session), reply);
  }

  @Get('/google/callback')
  @Redirect()
  fromGoogle(
    @Req() request: FastifyRequest,
    @OptionalSession() session: CurrentSession | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Redirection> {
    return this.finish(visitOf('google', request, session), reply);
  }

  @Get('/facebook/auth')
  @Redirect()
  toFacebook(
    @Req() request: FastifyRequest,
    @OptionalSession() session: CurrentSession | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Redirection> {
    return this.start(visitOf('facebook', request, session), reply);
  }

  @Get('/facebook/callback')
  @Redirect()
  fromFacebook(
    @Req() request: FastifyRequest,
    @OptionalSession() session: CurrentSession | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Redirection> {
    return this.finish(visitOf('facebook', request, session), reply);
  }

  private async start(visit: SocialVisit, reply: FastifyReply): Promise<Redirection> {
    const sid = visit.visitor.sid ?? this.sessions.welcome(visit.visitor, reply);
    return { url: await this.signIn.start(visit, sid) };
  }

  private async finish(visit: SocialVisit, reply: FastifyReply): Promise<Redirection> {
    const outcome = await this.signIn.finish(visit);
    if (outcome.kind === 'login') {
      await this.sessions.begin(visit.visitor, outcome.login, reply);
      leaveJoin(reply, { state: 'logged_in', user_id: outcome.login.userId });
    } else if (outcome.kind === 'pending') {
      await this.sessions.renew(visit.visitor, reply, { sid: outcome.sid });
      leaveJoin(reply, { state: 'resume' });
    } else leaveFlash(reply, { kind: 'ok', text: outcome.text });
    return { url: outcome.returnTo };
  }
}
