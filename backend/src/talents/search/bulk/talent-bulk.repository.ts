import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { inTransaction } from '../../../kernel/database/transaction';
import { EVERYBODY } from '../../schema/talent-change.entity';
import { noteChanges } from '../memory/talent-changes.repository';
import { readNames } from '../projection.repository';
import { ensureCounters, recount } from '../talent-counters.repository';
import { type LookupNames, projectTalent, projectTokens } from '../talent-projection';
import type { TalentRecord } from '../../schema/talent-record';
import { TalentSearchEntity, TalentTokenEntity } from '../../schema/talent-search.entity';
import { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from '../../schema/talent.entity';
import type { BulkLoader, Cell } from './bulk-loader';
import { MysqlLoader } from './mysql-loader.repository';
import { Postings } from './postings';
import { SqliteLoader } from './sqlite-loader.repository';
import { BULK_TABLES, type RowMaker, type RowMakers, toRows, truthRows } from './talent-rows';

const TALENTS_PER_BATCH = 5000;
const TOKENS_PER_BATCH = 50_000;

/** Fills a site without talents, in minutes where the writer takes an hour; meanwhile the listing does not work. */
export class TalentBulkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes the talents, given in the order of their ids. After an aborted run the database must be created again. */
  async fill(records: Iterable<TalentRecord>, now = new Date()): Promise<void> {
    if (await this.dataSource.getRepository(TalentEntity).exists()) throw new Error('there are talents already.');
    const isMysql = this.dataSource.options.type === 'mysql';
    const loader = isMysql ? new MysqlLoader(this.dataSource) : new SqliteLoader(this.dataSource);
    try {
      await loader.prepare(BULK_TABLES);
      const postings = await this.writeTalents(loader, records, now);
      const { word } = this.makers();
      for (const tokens of postings.chunks(TOKENS_PER_BATCH)) await loader.write([toRows(word, tokens)]);
      await loader.finish();
    } finally {
      await loader.close();
    }
    const { manager } = this.dataSource;
    await inTransaction(this.dataSource, async () => {
      await ensureCounters(manager);
      await recount(manager);
      await noteChanges(manager, [EVERYBODY], now);
    });
  }

  private async writeTalents(loader: BulkLoader, records: Iterable<TalentRecord>, now: Date): Promise<Postings> {
    const postings = new Postings();
    const makers = this.makers();
    const names = await readNames(this.dataSource.manager);
    let batch: TalentRecord[] = [];
    const write = async () => {
      const listed = project(batch, postings, { names, now });
      await loader.write([...truthRows(makers, batch), toRows(makers.search, listed)].filter(({ rows }) => rows.length > 0));
      batch = [];
    };
    for (const record of records) {
      batch.push(record);
      if (batch.length === TALENTS_PER_BATCH) await write();
    }
    await write();
    return postings;
  }

  private makers(): RowMakers {
    return {
      talent: this.makerOf(TalentEntity),
      attribute: this.makerOf(TalentAttributeEntity),
      credit: this.makerOf(TalentCreditEntity),
      search: this.makerOf(TalentSearchEntity),
      word: this.makerOf(TalentTokenEntity),
    };
  }

  private makerOf(entity: EntityTarget<ObjectLiteral>): RowMaker {
    const { tableName, columns } = this.dataSource.getMetadata(entity);
    const { driver } = this.dataSource;
    return {
      table: tableName,
      columns: columns.map((column) => column.databaseName),
      toCells: (row) => columns.map((column) => (driver.preparePersistentValue(column.getEntityValue(row), column) ?? null) as Cell),
    };
  }
}

type Names = { readonly names: LookupNames; readonly now: Date };

function project(records: readonly TalentRecord[], postings: Postings, { names, now }: Names): TalentSearchEntity[] {
  return records.flatMap((record) => {
    const row = projectTalent(record, now);
    if (row) projectTokens(record, names).forEach((word) => postings.add(word));
    return row ? [row] : [];
  });
}
