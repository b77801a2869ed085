import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import { SESSION_COOKIE, type Visitor } from '../../platform/http/access.decorators';
import { hashOf, newSid, newXsrfToken } from './session-ids';
import { SessionRepository } from './session.repository';

const DAY_MS = 24 * 3600 * 1000;
/** NIST SP 800-63B-4, AAL1: at most 30 days in all; a week of silence ends it, too. */
const ABSOLUTE_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
const TOUCH_EVERY_MS = 5 * 60 * 1000;
const COOKIE = { path: '/', secure: true, sameSite: 'lax' } as const;

@Injectable()
export class SessionService {
  constructor(
    private readonly repository: SessionRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Gives the browser an id to which tokens and codes are bound, and a fresh XSRF token. */
  welcome(visitor: Visitor, reply: FastifyReply): void {
    this.setCookies(visitor.sid ?? newSid(), reply);
  }

  /** Starts a session under a new id; the former one dies, so an id planted before the login is worthless. */
  async begin(visitor: Visitor, userId: string, reply: FastifyReply): Promise<void> {
    if (visitor.sid) await this.repository.delete(hashOf(visitor.sid));
    const sid = newSid();
    const now = this.clock.now();
    await this.repository.insert({ sidHash: hashOf(sid), userId, createdAt: now, seenAt: now });
    await this.repository.deleteOver({ createdBefore: now - ABSOLUTE_MS, seenBefore: now - IDLE_MS });
    this.setCookies(sid, reply);
  }

  async end(visitor: Visitor, reply: FastifyReply): Promise<void> {
    if (visitor.sid) await this.repository.delete(hashOf(visitor.sid));
    this.setCookies(newSid(), reply);
  }

  /** Id of the signed-in user, or null for a visitor. */
  async userIdOf(visitor: Visitor): Promise<string | null> {
    if (!visitor.sid) return null;
    const session = await this.repository.find(hashOf(visitor.sid));
    if (!session) return null;
    const now = this.clock.now();
    if (now - session.createdAt > ABSOLUTE_MS || now - session.seenAt > IDLE_MS) {
      await this.repository.delete(session.sidHash);
      return null;
    }
    if (now - session.seenAt > TOUCH_EVERY_MS) await this.repository.touch(session.sidHash, now);
    return session.userId;
  }

  async requireUserId(visitor: Visitor): Promise<string> {
    const userId = await this.userIdOf(visitor);
    if (userId === null) throw new DomainError('NOT_SIGNED_IN');
    return userId;
  }

  private setCookies(sid: string, reply: FastifyReply): void {
    void reply.setCookie(SESSION_COOKIE, sid, { ...COOKIE, httpOnly: true, maxAge: ABSOLUTE_MS / 1000 });
    void reply.setCookie('XSRF-TOKEN', newXsrfToken(this.config.secretKey, sid), { ...COOKIE, maxAge: ABSOLUTE_MS / 1000 });
  }
}
