import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DEVICE_COOKIE } from '../../kernel/http/access.decorators';
import { keyedHash } from '../../kernel/keyed-hash';

const DAY_MS = 24 * 3600 * 1000;
export const KNOWN_DAYS = 180;
const MOST_ACCOUNTS = 5;
const ID_BYTES = 12;
const SIGNATURE_LENGTH = 40;
const ENTRY = /^([\w-]{16})\.(\d{1,6})\.([\da-f]{40})$/u;

type Entry = { readonly id: string; readonly day: number; readonly text: string };

/**
 * Browsers that have logged in to an account before. Their cookie has a signed entry for each account, a random id that does
 * not name it. It authorises nothing; limits count known browsers separately from strangers.
 */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Id of the browser for an account to which it logged in within 180 days, else null. */
  find(cookie: string, userId: string): string | null {
    return this.entryOf(entriesIn(cookie), userId)?.id ?? null;
  }

  /** Adds the account to the cookie as its first entry; a full cookie drops the least recently used account. */
  remember(cookie: string, userId: string, reply: FastifyReply): void {
    const entries = entriesIn(cookie);
    const own = this.entryOf(entries, userId);
    const others = entries.filter(({ id }) => id !== own?.id).slice(0, MOST_ACCOUNTS - 1);
    const id = own?.id ?? randomBytes(ID_BYTES).toString('base64url');
    const value = [this.write(userId, id, this.today()), ...others.map(({ text }) => text)].join('~');
    const options = { path: '/', secure: true, httpOnly: true, sameSite: 'lax', maxAge: KNOWN_DAYS * (DAY_MS / 1000) } as const;
    void reply.setCookie(DEVICE_COOKIE, value, options);
  }

  private entryOf(entries: readonly Entry[], userId: string): Entry | undefined {
    const [from, until] = [this.today() - KNOWN_DAYS, this.today() + 1];
    return entries.find(({ id, day, text }) => day > from && day <= until && isSame(text, this.write(userId, id, day)));
  }

  private write(userId: string, id: string, day: number): string {
    return `${id}.${day}.${keyedHash(this.config.secretKey, `device:${userId}:${id}:${day}`).slice(0, SIGNATURE_LENGTH)}`;
  }

  private today(): number {
    return Math.floor(this.clock.now() / DAY_MS);
  }
}

function entriesIn(cookie: string): readonly Entry[] {
  return cookie
    .split('~', MOST_ACCOUNTS)
    .map((text) => ({ text, parts: ENTRY.exec(text) }))
    .flatMap(({ text, parts }) => (parts ? [{ text, id: parts[1] ?? '', day: Number(parts[2]) }] : []));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
