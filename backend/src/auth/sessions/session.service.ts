import { type OpenSession, ROLES, splitRoles } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { isDatabaseAway } from '../../kernel/database/database-errors';
import { DomainError } from '../../kernel/domain-error';
import { SESSION_COOKIE, type Visitor } from '../../kernel/http/access.decorators';
import { Places } from '../../kernel/geo/places';
import type { CurrentSession } from './current-session';
import { deviceName } from './device-name';
import { KnownDevicesService } from './known-devices.service';
import { OfficeViewsService, VIEW_MS } from './office-views.service';
import { hashOf, newSessionName, newSid, newXsrfToken } from './session-ids';
import { FRESH_MS, lifeLeftOf, SESSION_LIVES, type SessionLife, SESSIONS_PER_USER } from './session-life';
import type { SessionEntity } from './session.entity';
import { SessionRepository } from './session.repository';
import { usedAccountOf } from './used-account.policy';

const TOUCH_EVERY_MS = 5 * 60 * 1000;
const COOKIE = { path: '/', secure: true, sameSite: 'lax' } as const;

export type Login = {
  readonly userId: string;
  readonly roleId: string;
  /** Way of the login; only a code makes the session fresh. */
  readonly way: 'code' | 'password' | 'social';
  /** False for a session that ends with the browser, or after a day. */
  readonly isRemembered: boolean;
};

/** `sid`: the new id, given when other rows are bound to it. `isFresh`: true when a code has just proved the owner. */
type Renewal = { readonly sid?: string; readonly isFresh?: boolean };

@Injectable()
export class SessionService {
  constructor(
    private readonly repository: SessionRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly places: Places,
    private readonly devices: KnownDevicesService,
    private readonly views: OfficeViewsService,
  ) {}

  /** Gives the browser an id, to which tokens and codes are bound, and a new XSRF token; returns the id. */
  welcome(visitor: Visitor, reply: FastifyReply): string {
    const sid = visitor.sid ?? newSid();
    this.setCookies(sid, reply, SESSION_LIVES.standard);
    return sid;
  }

  /**
   * Gives the browser a new id when something is proved in it, so that an id planted or read before is useless. The session
   * continues under the new id; the former one stops working.
   */
  async renew(visitor: Visitor, reply: FastifyReply, { sid = newSid(), isFresh = false }: Renewal = {}): Promise<void> {
    const session = visitor.sid ? await this.repository.find(hashOf(visitor.sid)) : null;
    if (session) await this.repository.renew(session.sidHash, { sidHash: hashOf(sid), ...(isFresh ? { freshAt: this.clock.now() } : {}) });
    this.setCookies(sid, reply, session ? lifeLeftOf(session, this.clock.now()) : SESSION_LIVES.standard);
  }

  /** Begins a session under a new id and ends the former one, so that an id planted before the login is useless. */
  async begin(visitor: Visitor, login: Login, reply: FastifyReply): Promise<void> {
    if (visitor.sid) await this.repository.delete(hashOf(visitor.sid));
    const sid = newSid();
    const now = this.clock.now();
    const life = lifeOf(login);
    await this.repository.insert({
      sidHash: hashOf(sid),
      id: newSessionName(),
      userId: login.userId,
      createdAt: now,
      seenAt: now,
      expiresAt: now + life.absoluteMs,
      idleMs: life.idleMs,
      freshAt: login.way === 'code' ? now : null,
      device: deviceName(visitor.userAgent),
      place: this.places.nameOf(visitor.ip),
      actingFor: null,
    });
    await this.endSurplus(login.userId, hashOf(sid));
    this.devices.remember(visitor.devices ?? '', login.userId, reply);
    this.setCookies(sid, reply, life);
  }

  /** Ends the session of a browser, or the view that the office has opened in it. */
  async end(visitor: Visitor, reply: FastifyReply): Promise<void> {
    if (visitor.sid) {
      await this.repository.delete(hashOf(visitor.sid));
      await this.views.end(visitor.sid);
    }
    this.setCookies(newSid(), reply, SESSION_LIVES.standard);
  }

  /** Gives the browser the session of a view that the office opened, in cookies that end with the browser. */
  enterView(sid: string, reply: FastifyReply): void {
    this.setCookies(sid, reply, { idleMs: VIEW_MS, absoluteMs: VIEW_MS, isPersistent: false });
  }

  /** Finds the session of a signed-in user; null for a visitor, after its end, and when the account is not active. */
  async find(visitor: Visitor): Promise<CurrentSession | null> {
    if (!visitor.sid) return null;
    const session = await this.repository.find(hashOf(visitor.sid));
    if (session?.status !== 'active') return null;
    const now = this.clock.now();
    if (isOver(session, now)) {
      await unlessAway(this.repository.delete(session.sidHash));
      return null;
    }
    if (now - session.seenAt > TOUCH_EVERY_MS) await unlessAway(this.repository.touch(session.sidHash, now));
    const used = usedAccountOf(session);
    if (used.hasLostAccount) await unlessAway(this.repository.useAccount(session.sidHash, null));
    const { sidHash, userId: personId, createdAt, freshAt } = session;
    const freshForMs = freshAt === null ? 0 : Math.max(0, freshAt + FRESH_MS - now);
    return { sidHash, personId, ...used, createdAt, freshForMs };
  }

  /** Has a session use an account of somebody else, or the own one by null; the caller has checked the right. */
  async useAccount(sidHash: string, accountId: string | null): Promise<void> {
    await this.repository.useAccount(sidHash, accountId);
  }

  /**
   * Returns the accounts that the sessions use, by session: those that are open, of accounts that are active and not restricted. None
   * of them counts as used.
   */
  async findOpen(sidHashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const now = this.clock.now();
    const sessions = await this.repository.findAll(sidHashes);
    const open = sessions.filter(
      (session) => session.status === 'active' && !splitRoles(session.roleId).includes(ROLES.restricted) && !isOver(session, now),
    );
    return new Map(open.map((session) => [session.sidHash, usedAccountOf(session).userId]));
  }

  /** Open sessions of a user, newest first. */
  async list({ userId, sidHash }: Pick<CurrentSession, 'userId' | 'sidHash'>): Promise<OpenSession[]> {
    const now = this.clock.now();
    const sessions = (await this.repository.findOfUser(userId)).filter((session) => !isOver(session, now));
    return sessions.map((session) => ({
      id: session.id,
      device: session.device,
      place: session.place,
      created_at: new Date(session.createdAt).toISOString(),
      seen_at: new Date(session.sidHash === sidHash ? now : session.seenAt).toISOString(),
      is_current: session.sidHash === sidHash,
    }));
  }

  /** Ends one of the user's own sessions; NOT_FOUND for another id. */
  async endOne({ userId }: CurrentSession, id: string): Promise<void> {
    const session = (await this.repository.findOfUser(userId)).find((one) => one.id === id);
    if (!session) throw new DomainError('NOT_FOUND', { detail: 'This session is over already.' });
    await this.repository.delete(session.sidHash);
  }

  async endOthers({ userId, sidHash }: CurrentSession): Promise<void> {
    await this.repository.deleteOfUser(userId, sidHash);
  }

  /** Ends every session of a user at once: suspension, termination, change of roles. */
  async endAllOf(userId: string): Promise<void> {
    await this.repository.deleteOfUser(userId);
  }

  /** Refuses a change of the account unless a code of the last ten minutes proves its owner. */
  requireFresh({ freshForMs }: CurrentSession): void {
    if (freshForMs <= 0) throw new DomainError('FRESH_CODE_NEEDED', { detail: 'Please confirm with a code that it is you.' });
  }

  /** Ends the oldest sessions above the limit, never the one just begun. */
  private async endSurplus(userId: string, ownSidHash: string): Promise<void> {
    const others = (await this.repository.findOfUser(userId)).filter(({ sidHash }) => sidHash !== ownSidHash);
    await this.repository.delete(...others.slice(SESSIONS_PER_USER - 1).map(({ sidHash }) => sidHash));
  }

  private setCookies(sid: string, reply: FastifyReply, { absoluteMs, isPersistent }: SessionLife): void {
    const cookie = isPersistent ? { ...COOKIE, maxAge: absoluteMs / 1000 } : COOKIE;
    void reply.setCookie(SESSION_COOKIE, sid, { ...cookie, httpOnly: true });
    void reply.setCookie('XSRF-TOKEN', newXsrfToken(this.config.secretKey, sid), cookie);
  }
}

/** Ignores a failed write while the database is read-only or away, so that reads keep working. */
async function unlessAway(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
  });
}

function lifeOf({ roleId, isRemembered }: Login): SessionLife {
  if (splitRoles(roleId).includes(ROLES.staff)) return SESSION_LIVES.staff;
  return isRemembered ? SESSION_LIVES.standard : SESSION_LIVES.short;
}

function isOver({ expiresAt, seenAt, idleMs }: SessionEntity, now: number): boolean {
  return now > expiresAt || now - seenAt > idleMs;
}
