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
/** Age from which a claim without a response counts as dead: twice the time in which every request is answered or cut off. */
const TAKE_OVER_MS = 60 * 1000;
const TRIES = 3;
const SECOND_MS = 1000;
const RETRY_WITHIN_MS = 5000;
const STORE_TRIES = 4;

export type KeyedRequest = { readonly route: string; readonly actor: string; readonly key: string; readonly body: unknown };
/** Result of `admit`: either the request is to be run, or it ran before with this response. */
export type Admission = Admitted | { readonly status: number; readonly response: unknown };
/** Permission to run a request. `outcome` is what an earlier run changed before it ended without a response; null for nothing. */
export type Admitted = { readonly claim: Claim; readonly outcome: string | null };
/** An admitted request while it runs. `record` stores an outcome with its key; false when another request has taken the key over. */
export type KeyedRun = Admitted & { record(outcome: string): Promise<boolean> };

/** Lets one of the requests with the same key run, and repeats its response to the others. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly keys: IdempotencyRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** Throws 409 while an earlier request with the key is under way, and 422 when the key came with another body. */
  async admit(request: KeyedRequest): Promise<Admission> {
    const claim = this.claimOf(request);
    // Several tries, because a key may be freed or taken over in between. Read first: an insert of an existing key locks its row,
    // and repetitions without a pause would keep the first request from storing its response.
    for (let tries = 0; tries < TRIES; tries += 1) {
      const former = await this.keys.find(claim.scope);
      if (!former && (await this.keys.insert(claim))) return { claim, outcome: null };
      const admission = former && (await this.follow(former, claim));
      if (admission) return admission;
    }
    throw underWay();
  }

  /** Stores the outcome with the key, in the caller's transaction. Resolves to false when another request has taken the key over. */
  recordOutcome(claim: Claim, outcome: string): Promise<boolean> {
    return this.keys.recordOutcome(claim, outcome);
  }

  /** Stores the response of a request that succeeded. A failure to store it is logged; the request succeeds all the same. */
  async complete(claim: Claim, status: number, response: unknown): Promise<void> {
    const sealedResponse = sealText(this.config.secretKey, JSON.stringify(response ?? null));
    await this.retryWhileAway('answer not kept', () => this.keys.complete(claim, { status, sealedResponse }));
  }

  /** Frees the key of a request that failed, so that the next one with the key runs. */
  async free(claim: Claim): Promise<void> {
    await this.retryWhileAway('key not freed', () => this.keys.free(claim));
  }

  /** Runs `work` up to four times while the database is away, since repetitions get 409 until it succeeds. Logs the last failure. */
  private async retryWhileAway(failure: string, work: () => Promise<void>): Promise<void> {
    const patiently = async (tries: number): Promise<void> => {
      try {
        await work();
      } catch (error) {
        if (tries === STORE_TRIES || !isDatabaseAway(error)) return this.log.error(failure, error);
        await sleep(tries * SECOND_MS, undefined, { ref: false });
        await withDatabaseTime(RETRY_WITHIN_MS, () => patiently(tries + 1));
      }
    };
    await inOwnDatabaseTime(() => patiently(1));
  }

  private async follow(former: IdempotencyKeyEntity, claim: Claim): Promise<Admission | null> {
    const isExpired = former.expiresAt <= claim.claimedAt;
    if (!isExpired && former.bodyHash !== claim.bodyHash) throw keyReused();
    if (!isExpired && former.status !== null) {
      const text = openSealedText(this.config.secretKey, former.sealedResponse ?? '');
      if (text !== null) return { status: former.status, response: JSON.parse(text) as unknown };
    } else if (!isExpired && former.outcome === null && former.claimedAt + TAKE_OVER_MS > claim.claimedAt) throw underWay();
    const outcome = isExpired ? null : former.outcome;
    return (await this.keys.takeOver(former, claim, outcome)) ? { claim, outcome } : null;
  }

  private claimOf({ route, actor, key, body }: KeyedRequest): Claim {
    const now = this.clock.now();
    const scope = createHash('sha256')
      .update(JSON.stringify([route, actor, key.toLowerCase()]))
      .digest('hex');
    // Keyed, because a body may be no more than a code of six digits, which a plain hash would reveal.
    const bodyHash = keyedHash(this.config.secretKey, `body:${JSON.stringify(body ?? null)}`);
    return { scope, bodyHash, claimedAt: now, expiresAt: now + KEEP_MS };
  }
}

/** Creates the 409 of a request whose key another request holds. */
export function underWay(): DomainError {
  return new DomainError('REQUEST_UNDER_WAY', { detail: 'This request is under way. Its answer is there in a moment.', retryAfter: 1 });
}

function keyReused(): DomainError {
  const detail = 'This Idempotency-Key came with another body before. Send a new key with a new request.';
  return new DomainError('IDEMPOTENCY_KEY_REUSED', { detail });
}
