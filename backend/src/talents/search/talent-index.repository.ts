import { Injectable } from '@nestjs/common';
import { Between, DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { EVERYBODY } from '../schema/talent-change.entity';
import { readIndexedTalents } from './memory/columns-source.repository';
import { noteChanges } from './memory/talent-changes.repository';
import { readNames, lockTalents, replaceProjections } from './projection.repository';
import { ensureCounters, recount, wrongCounters } from './talent-counters.repository';
import { type LookupNames, projectTalent, projectTokens } from './talent-projection';
import type { TalentRecord } from '../schema/talent-record';
import { TalentSearchEntity, TalentTokenEntity } from '../schema/talent-search.entity';
import { TalentEntity } from '../schema/talent.entity';

const TALENTS_PER_STEP = 200;
const LAST_ID = 2_147_483_647;

/** Differences between the listing's tables and the talents they are made from. */
export type IndexFaults = {
  /** Number of talents checked. */
  readonly talents: number;
  readonly talentIds: readonly number[];
  readonly counters: readonly string[];
};

type Step = { readonly from: number; readonly to: number };
type Projected = { readonly row: string; readonly tokens: string };
const NOTHING: Projected = { row: 'null', tokens: '[]' };

/** Checks that projection, tokens and counters follow from the talents, and repairs them. */
@Injectable()
export class TalentIndexRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds faults without writing. Each step reads one moment, so concurrent writes are no faults. */
  async check(now: Date): Promise<IndexFaults> {
    const talentIds: number[] = [];
    for await (const step of this.steps()) {
      talentIds.push(...(await this.atOneMoment(async (manager) => (await compare(manager, step, now)).wrongIds)));
    }
    const counters = await this.atOneMoment(wrongCounters);
    return { talents: await this.countTalents(), talentIds, counters };
  }

  /** Repairs and returns what `check` finds, each step in a transaction of its own, so that the listing is never empty. */
  async rebuild(now: Date): Promise<IndexFaults> {
    const talentIds: number[] = [];
    for await (const step of this.steps()) {
      talentIds.push(...(await this.transact((manager) => repair(manager, step, now))));
    }
    await this.transact(ensureCounters);
    const counters = await this.transact(recount);
    // Changes by hand, such as of attributes, left no notes.
    await this.transact((manager) => noteChanges(manager, [EVERYBODY], now));
    return { talents: await this.countTalents(), talentIds, counters };
  }

  /** Yields ranges of ids; the last one is open, for rows whose talent was deleted. */
  private async *steps(): AsyncGenerator<Step> {
    let from = 0;
    for (;;) {
      const [last] = await this.dataSource.getRepository(TalentEntity).find({
        select: { id: true },
        where: { id: MoreThan(from - 1) },
        order: { id: 'ASC' },
        skip: TALENTS_PER_STEP - 1,
        take: 1,
      });
      if (!last) return yield { from, to: LAST_ID };
      yield { from, to: last.id };
      from = last.id + 1;
    }
  }

  private countTalents(): Promise<number> {
    return this.dataSource.getRepository(TalentEntity).count();
  }

  private transact<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return retryLockConflicts(() => this.atOneMoment(work));
  }

  private atOneMoment<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return inTransaction(this.dataSource, () => work(this.dataSource.manager));
  }
}

async function repair(manager: EntityManager, step: Step, now: Date): Promise<readonly number[]> {
  await lockTalents(manager, { id: Between(step.from, step.to) });
  const { wrongIds, names } = await compare(manager, step, now);
  if (wrongIds.length === 0) return [];
  const talents = await manager.findBy(TalentEntity, { id: In([...wrongIds]) });
  const former = await readIndexedTalents(manager.connection, wrongIds);
  await replaceProjections(manager, wrongIds, talents.map(toRecord), { names, now, former });
  return wrongIds;
}

async function compare(
  manager: EntityManager,
  { from, to }: Step,
  now: Date,
): Promise<{ readonly wrongIds: readonly number[]; readonly names: LookupNames }> {
  const names = await readNames(manager);
  const talents = await manager.findBy(TalentEntity, { id: Between(from, to) });
  const wanted = new Map(talents.map((talent) => [talent.id, projectionOf(toRecord(talent), names, now)]));
  const rows = new Map((await manager.findBy(TalentSearchEntity, { id: Between(from, to) })).map((row) => [row.id, textOf(row)]));
  const tokens = new Map<number, string[]>();
  for (const { talentId, word } of await manager.findBy(TalentTokenEntity, { talentId: Between(from, to) })) {
    tokens.set(talentId, [...(tokens.get(talentId) ?? []), word]);
  }
  const ids = new Set([...wanted.keys(), ...rows.keys(), ...tokens.keys()]);
  const wrongIds = [...ids].filter((id) => {
    const { row, tokens: wantedTokens } = wanted.get(id) ?? NOTHING;
    return row !== (rows.get(id) ?? NOTHING.row) || wantedTokens !== JSON.stringify((tokens.get(id) ?? []).sort());
  });
  return { wrongIds: wrongIds.sort((one, other) => one - other), names };
}

/** Returns the projection the listing should have of a talent. */
function projectionOf(record: TalentRecord, names: LookupNames, now: Date): Projected {
  const row = projectTalent(record, now);
  if (!row) return NOTHING;
  return {
    row: textOf(row),
    tokens: JSON.stringify(
      projectTokens(record, names)
        .map(({ word }) => word)
        .sort(),
    ),
  };
}

function textOf({ id, createdAt, sortName, categoryId, subCategoryId, cityId, genderId, bornDay, status }: TalentSearchEntity): string {
  return JSON.stringify([id, createdAt, sortName, categoryId, subCategoryId, cityId, genderId, bornDay, status]);
}

/** Converts a row to a record without attributes and credits, which have no tokens. */
function toRecord(talent: TalentEntity): TalentRecord {
  return { ...talent, attributes: [], credits: [] };
}
