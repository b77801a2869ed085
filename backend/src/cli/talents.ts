import 'reflect-metadata';
import { runOnDatabase } from './run-on-database';
import { runTalentsCommand } from './talents/run-talents-command';

/** `talents check` and `talents rebuild`: does the listing say what is stored about the talents? */
await runOnDatabase('The talents could not be looked through', async (dataSource, _config, say) => {
  if (await dataSource.showMigrations()) throw new Error('the database is not up to date. Start the site once with npm start.');
  const { text, isRight } = await runTalentsCommand(dataSource, process.argv.slice(2), new Date());
  say(text);
  if (!isRight) process.exitCode = 1;
});
