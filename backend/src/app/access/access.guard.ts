import { ACCOUNT_HEADER, type Access, type EndpointName, ROLES } from '@alltalent/shared/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error';
import { PlatformTokens, rememberActor, staffActor } from '../../platform';
import { type CurrentSession, rememberSession, SessionService } from '../../auth';
import { AppConfig } from '../../kernel/config/config';
import { OfficeAccessService, ViewingService } from '../../staff';
import { bearerOf, visitorOf } from '../../kernel/http/access.decorators';
import { isViewHost } from '../../kernel/http/view-host';
import { accessTo, callOf, declarationOf } from './access-table';
import { isOfPerson, mayCall, refusalOf } from './delegation.policy';
import { isInOfficeView } from './office-view.policy';
import { t } from '../../kernel/messages';

const REQUIRED_ROLES: Partial<Record<Access, { readonly role: string; readonly detail: string }>> = {
  guardian: { role: ROLES.guardian, detail: 'This is for parents and guardians.' },
  talent: { role: ROLES.talent, detail: 'This is for talent.' },
  client: { role: ROLES.client, detail: 'This is for people who hire.' },
};

/** Checks the access that an endpoint's declaration names; a route that is not in the access table is refused with 403. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionService,
    private readonly tokens: PlatformTokens,
    private readonly office: OfficeAccessService,
    private readonly viewing: ViewingService,
    private readonly config: AppConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const route = request.routeOptions.url ?? '';
    const access = accessTo(request.method, route);
    if (access === undefined) throw new DomainError('FORBIDDEN');
    const isView = isViewHost(request, this.config);
    if (isView) await this.assertInView(request, route);
    if (access === 'public' || access === 'programs') return true;
    const token = access === 'platform' ? bearerOf(request) : null;
    if (token !== null) {
      rememberActor(request, await this.tokens.requireAny(token));
      return true;
    }
    const session = await (isView ? this.findViewed(request) : this.sessions.find(visitorOf(request)));
    rememberSession(request, session);
    assertAccess(access, session);
    if (session && access !== 'everybody') assertDelegation(callOf(request.method, route), session, request.headers[ACCOUNT_HEADER]);
    if (session && isOfOffice(access)) await this.office.assert(session, declarationOf(request.method, route));
    if (access === 'platform' && session) rememberActor(request, staffActor(session.userId));
    return true;
  }

  /** Throws VIEW_ONLY on the host of views, unless the call is a read that views have. */
  private async assertInView(request: FastifyRequest, route: string): Promise<void> {
    if (isInOfficeView(request.method, route)) return;
    const hasView = (await this.findViewed(request)) !== null;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    throw new DomainError('VIEW_ONLY', { detail: t(!hasView ? 'view.none' : isRead ? 'view.hidden' : 'view.readOnly') });
  }

  /** Session of a view: sessions of members are none on its host, so nobody is logged in there by another way. */
  private async findViewed(request: FastifyRequest): Promise<CurrentSession | null> {
    return (await this.viewing.find(visitorOf(request)))?.session ?? null;
  }
}

/** Returns whether sessions need what the office asks for. A remote's token is let in before. */
function isOfOffice(access: Access): boolean {
  return access === 'office' || access === 'office-door' || access === 'platform';
}

/** Throws NOT_SIGNED_IN or FORBIDDEN unless the session has the access. */
function assertAccess(access: Access, session: CurrentSession | null): void {
  if (access === 'everybody') return;
  if (session?.roles.includes(ROLES.restricted) && access !== 'signed-in') {
    if (isOfOffice(access)) throw new DomainError('NOT_FOUND');
    throw new DomainError('FORBIDDEN', { detail: 'This account is restricted: it can only log out.' });
  }
  if (access === 'visitors') return;
  if (!session) throw new DomainError('NOT_SIGNED_IN');
  const required = REQUIRED_ROLES[access];
  if (required && !session.roles.includes(required.role)) throw new DomainError('FORBIDDEN', { detail: required.detail });
}

/** Throws unless the page that asks shows the account that the session uses, and the person may make the call with that account. */
function assertDelegation(call: EndpointName | undefined, session: CurrentSession, shownAccount: unknown): void {
  const isAboutPerson = call !== undefined && isOfPerson(call);
  const isOther = typeof shownAccount === 'string' && shownAccount !== session.userId;
  if (!isAboutPerson && (isOther || session.hasLostAccount)) {
    throw new DomainError('ACCOUNT_SWITCHED', { detail: t(session.hasLostAccount ? 'delegates.lost' : 'delegates.switched') });
  }
  if (call === undefined || mayCall(session.standing, call)) return;
  throw new DomainError('FORBIDDEN', { detail: t(refusalOf(session.standing, call)) });
}
