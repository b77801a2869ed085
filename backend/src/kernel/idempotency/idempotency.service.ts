import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { isDatabaseAway } from '../database/database-errors';
import { withDatabaseTime } from '../database/database-time';
import { inOwnDatabaseTime } from '../database/own-time';
import { DomainError } from '../domain-error';
import { keyedHash } from '../keyed-hash';
import { AppLog } from '../logging/app-log';
import { openSealedText, sealText } from '../sealed-text';
import type { IdempotencyKeyEntity } from './idempotency-key.entity';
import { type Claim, IdempotencyRepository } from './idempotency.repository';

const KEEP_MS = 24 * 3600 * 1000;
/** Twice the time in which every request has been answered or cut off. */
const TAKE_OVER_MS = 60 * 1000;
const TRIES = 3;
const SECOND_MS = 1000;
const SETTLE_MS = 5000;
const SETTLE_TRIES = 4;

export type KeyedRequest = { readonly route: string; readonly actor: string; readonly key: string; readonly body: unknown };
/** Either the request is to be run, or it was, and this is what it answered. */
export type Admission = Admitted | { readonly status: number; readonly answer: unknown };
/** `outcome` is what an earlier run of the request changed before it ended without an answer; null: nothing. */
export type Admitted = { readonly claim: Claim; readonly outcome: string | null };
/** An admitted request while it runs. `record` writes an outcome beside its key; false when another request has taken the key over. */
export type KeyedRun = Admitted & { record(outcome: string): Promise<boolean> };

/** Runs what carries the same key once, and answers every repetition as it answered the first. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly keys: IdempotencyRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** 409 while the first one is under way, 422 when the key came with another body. */
  async admit(request: KeyedRequest): Promise<Admission> {
    const claim = this.claimOf(request);
    // A key may be freed or taken over between two looks. Looked for first: an insert that finds it taken locks its row, and
    // repetitions without a pause would keep the first request from writing down its answer.
    for (let tries = 0; tries < TRIES; tries += 1) {
      const former = await this.keys.find(claim.scope);
      if (!former && (await this.keys.insert(claim))) return { claim, outcome: null };
      const admission = former && (await this.follow(former, claim));
      if (admission) return admission;
    }
    throw underWay();
  }

  /** Takes part in the transaction that it is called in. */
  recordOutcome(claim: Claim, outcome: string): Promise<boolean> {
    return this.keys.recordOutcome(claim, outcome);
  }

  /** Only an answer that was given is kept. Where that fails the request is done all the same. */
  async complete(claim: Claim, status: number, answer: unknown): Promise<void> {
    const sealedAnswer = sealText(this.config.secretKey, JSON.stringify(answer ?? null));
    await this.settle('answer not kept', () => this.keys.complete(claim, { status, sealedAnswer }));
  }

  /** The request failed: the next one with the key begins anew. */
  async free(claim: Claim): Promise<void> {
    await this.settle('key not freed', () => this.keys.free(claim));
  }

  /** Tried again while the database is away: until the key is settled, its repetitions are told to wait. */
  private async settle(failure: string, work: () => Promise<void>): Promise<void> {
    const patiently = async (tries: number): Promise<void> => {
      try {
        await work();
      } catch (error) {
        if (tries === SETTLE_TRIES || !isDatabaseAway(error)) return this.log.error(failure, error);
        await sleep(tries * SECOND_MS, undefined, { ref: false });
        await withDatabaseTime(SETTLE_MS, () => patiently(tries + 1));
      }
    };
    await inOwnDatabaseTime(() => patiently(1));
  }

  private async follow(former: IdempotencyKeyEntity, claim: Claim): Promise<Admission | null> {
    const isExpired = former.expiresAt <= claim.claimedAt;
    if (!isExpired && former.bodyHash !== claim.bodyHash) throw keyReused();
    if (!isExpired && former.status !== null) {
      const text = openSealedText(this.config.secretKey, former.sealedAnswer ?? '');
      if (text !== null) return { status: former.status, answer: JSON.parse(text) as unknown };
    } else if (!isExpired && former.outcome === null && former.claimedAt + TAKE_OVER_MS > claim.claimedAt) throw underWay();
    const outcome = isExpired ? null : former.outcome;
    return (await this.keys.takeOver(former, claim, outcome)) ? { claim, outcome } : null;
  }

  private claimOf({ route, actor, key, body }: KeyedRequest): Claim {
    const now = this.clock.now();
    const scope = createHash('sha256')
      .update(JSON.stringify([route, actor, key.toLowerCase()]))
      .digest('hex');
    // A body may be no more than a code of six digits: a plain hash would tell it.
    const bodyHash = keyedHash(this.config.secretKey, `body:${JSON.stringify(body ?? null)}`);
    return { scope, bodyHash, claimedAt: now, expiresAt: now + KEEP_MS };
  }
}

export function underWay(): DomainError {
  return new DomainError('REQUEST_UNDER_WAY', { detail: 'This request is under way. Its answer is there in a moment.', retryAfter: 1 });
}

function keyReused(): DomainError {
  const detail = 'This Idempotency-Key came with another body before. Send a new key with a new request.';
  return new DomainError('IDEMPOTENCY_KEY_REUSED', { detail });
}
