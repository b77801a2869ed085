import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, type Repository } from 'typeorm';
import { deleteInSteps } from '../database/delete-in-steps';
import { unlessDuplicate } from '../database/database-errors';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

/** One request's claim on its key; `claimedAt` distinguishes it from a request that takes the key over later. */
export type Claim = Pick<IdempotencyKeyEntity, 'scope' | 'bodyHash' | 'claimedAt' | 'expiresAt'>;
type StoredResponse = Pick<IdempotencyKeyEntity, 'status' | 'sealedResponse'>;

@Injectable()
export class IdempotencyRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get keys(): Repository<IdempotencyKeyEntity> {
    return this.dataSource.getRepository(IdempotencyKeyEntity);
  }

  /** Resolves to false when another request has the key; the primary key decides. */
  insert(claim: Claim): Promise<boolean> {
    return unlessDuplicate(() => this.keys.insert({ ...claim, status: null, sealedResponse: null, outcome: null }));
  }

  find(scope: string): Promise<IdempotencyKeyEntity | null> {
    return this.keys.findOneBy({ scope });
  }

  /** Resolves to true for the one request that took the key over from a former one. */
  async takeOver({ scope, claimedAt }: IdempotencyKeyEntity, claim: Claim, outcome: string | null): Promise<boolean> {
    const result = await this.keys.update({ scope, claimedAt }, { ...claim, status: null, sealedResponse: null, outcome });
    return result.affected === 1;
  }

  /** Resolves to false when another request has taken the key over. */
  async recordOutcome({ scope, claimedAt }: Claim, outcome: string): Promise<boolean> {
    const result = await this.keys.update({ scope, claimedAt, status: IsNull(), outcome: IsNull() }, { outcome });
    return result.affected === 1;
  }

  async complete({ scope, claimedAt }: Claim, response: StoredResponse): Promise<void> {
    await this.keys.update({ scope, claimedAt, status: IsNull() }, response);
  }

  /** Deletes the key, unless its request changed something: then a repetition gets the stored outcome. */
  async free({ scope, claimedAt }: Claim): Promise<void> {
    await this.keys.delete({ scope, claimedAt, status: IsNull(), outcome: IsNull() });
  }

  deleteExpired(now: number): Promise<number> {
    return deleteInSteps(this.keys, { expiresAt: LessThan(now) });
  }
}
