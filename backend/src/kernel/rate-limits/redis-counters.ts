import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Consumption, Window } from './counters';

const TIMEOUT_MS = 250;
const LONGEST_RECONNECT_MS = 2000;
const PREFIX = 'redis:';

/** Lua script that checks every window first, and writes to all of them or to none. One sorted set per window: member = use, score = time. */
const CONSUME = `
local now, member = tonumber(ARGV[1]), ARGV[2]
for i, key in ipairs(KEYS) do
  local most, span = tonumber(ARGV[i * 2 + 1]), tonumber(ARGV[i * 2 + 2])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - span)
  local used = redis.call('ZCARD', key)
  if used >= most then
    local freed = redis.call('ZRANGE', key, used - most, used - most, 'WITHSCORES')
    return tostring((tonumber(freed[2]) or now) + span - now)
  end
end
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, member)
  redis.call('PEXPIRE', key, ARGV[i * 2 + 2])
end
return 'taken'`;

/** True for ids of uses that were counted in Redis. */
export function isOfRedis(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Counts uses in Redis, with one script per use. Throws within 250 ms when Redis does not reply. */
export class RedisCounters {
  private readonly client: Redis;

  constructor(url: string, onError: (error: Error) => void) {
    this.client = new Redis(url, {
      connectTimeout: TIMEOUT_MS * 4,
      commandTimeout: TIMEOUT_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (tries) => Math.min(tries * 200, LONGEST_RECONNECT_MS),
    });
    // Without a listener, an error that belongs to no command would end the process.
    this.client.on('error', onError);
  }

  async consume(windows: readonly Window[], now: number): Promise<Consumption> {
    const member = `${now}-${randomBytes(8).toString('hex')}`;
    const keys = windows.map(({ bucket, windowMs }) => `limit:${bucket}:${windowMs}`);
    const numbers = windows.flatMap(({ most, windowMs }) => [most, windowMs]);
    const result = String(await this.client.eval(CONSUME, keys.length, ...keys, now, member, ...numbers));
    return result === 'taken' ? { ids: keys.map((key) => `${PREFIX}${key}:${member}`) } : { waitMs: Number(result) };
  }

  async refund(ids: readonly string[]): Promise<void> {
    const own = ids.map((id) => id.slice(PREFIX.length));
    await Promise.all(own.map((id) => this.client.zrem(id.slice(0, id.lastIndexOf(':')), id.slice(id.lastIndexOf(':') + 1))));
  }

  /** Opens a new connection, because one that swallows commands looks alive for many minutes. */
  reconnect(): void {
    this.client.disconnect(true);
  }

  close(): void {
    this.client.disconnect();
  }
}
