import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { saveTestLookups } from '../../../test/support/talents/talent.factory';
import { outsideTransaction } from '../../kernel/database/ambient-transaction';
import { inTransaction } from '../../kernel/database/transaction';
import { gazetteer } from '../cities/gazetteer';
import { type LookupIndex, LookupsService } from './lookups.service';
import { LookupsRepository } from './lookups.repository';

describeOnEngines('Lookups', (engine) => {
  test('a city that a transaction brings into use is known to everybody after its commit, even to those who read the lookups meanwhile', async () => {
    await saveTestLookups(engine.dataSource());
    const lookups = new LookupsService(new LookupsRepository(engine.dataSource()));
    const used = await lookups.read();
    const city = [...gazetteer().idsNamed('Nagpur')].find((id) => !used.isCityInUse(id));
    if (city === undefined) throw new Error('The test names a city that nobody uses.');
    let meanwhile: Promise<LookupIndex> | undefined;
    await inTransaction(engine.dataSource(), async () => {
      expect((await lookups.readWithCity(city)).isCityInUse(city)).toBe(true);
      meanwhile = outsideTransaction(() => lookups.read());
      // On SQLite everybody else waits for the end of the transaction.
      if (engine.name !== 'SQLite') expect((await meanwhile).isCityInUse(city)).toBe(false);
    });
    await meanwhile;
    expect((await lookups.read()).isCityInUse(city)).toBe(true);
  });
});
