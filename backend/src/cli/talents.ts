import 'reflect-metadata';
import { TalentIndexService } from '../talents';
import { requireMigrated, runCommand } from './run-command';
import { runTalentsCommand } from './talents/run-talents-command';

/** `talents check` and `talents rebuild`: does the listing say what is stored about the talents? */
await runCommand('The talents could not be looked through', async (app, say) => {
  await requireMigrated(app);
  const { text, isRight } = await runTalentsCommand(app.get(TalentIndexService), process.argv.slice(2), new Date());
  say(text);
  if (!isRight) process.exitCode = 1;
});
