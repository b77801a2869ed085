import { type Access, ROLES } from '@alltalent/shared/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error';
import { PlatformTokens, rememberActor, staffActor, tokenActor } from '../../platform';
import { type CurrentSession, rememberSession, SessionService } from '../../auth';
import { bearerOf, visitorOf } from '../../kernel/http/access.decorators';
import { accessTo } from './access-table';

const REQUIRED_ROLES: Partial<Record<Access, { readonly role: string; readonly detail: string }>> = {
  guardian: { role: ROLES.guardian, detail: 'This is for parents and guardians.' },
  talent: { role: ROLES.talent, detail: 'This is for talent.' },
  client: { role: ROLES.client, detail: 'This is for people who hire.' },
  staff: { role: ROLES.staff, detail: 'This is for staff.' },
  platform: { role: ROLES.staff, detail: "This is for staff, or with a remote's token." },
};

/** Checks the access that an endpoint's declaration names; a route that is not in the access table is refused with 403. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionService,
    private readonly tokens: PlatformTokens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const access = accessTo(request.method, request.routeOptions.url ?? '');
    if (access === undefined) throw new DomainError('FORBIDDEN');
    if (access === 'public' || access === 'programs') return true;
    const token = access === 'platform' ? bearerOf(request) : null;
    if (token !== null) {
      rememberActor(request, tokenActor(await this.tokens.requireAny(token)));
      return true;
    }
    const session = await this.sessions.find(visitorOf(request));
    rememberSession(request, session);
    assertAccess(access, session);
    if (access === 'platform' && session) rememberActor(request, staffActor(session.userId));
    return true;
  }
}

/** Throws NOT_SIGNED_IN or FORBIDDEN unless the session has the access. */
function assertAccess(access: Access, session: CurrentSession | null): void {
  if (access === 'everybody') return;
  if (session?.roles.includes(ROLES.restricted) && access !== 'signed-in') {
    throw new DomainError('FORBIDDEN', { detail: 'This account is restricted: it can only log out.' });
  }
  if (access === 'visitors') return;
  if (!session) throw new DomainError('NOT_SIGNED_IN');
  const required = REQUIRED_ROLES[access];
  if (required && !session.roles.includes(required.role)) throw new DomainError('FORBIDDEN', { detail: required.detail });
}
