import 'reflect-metadata';
import { TalentIndexService } from '../talents';
import { requireMigrated, runCommand } from './run-command';
import { runTalentsCommand } from './talents/run-talents-command';

/** Runs `talents check` or `talents rebuild`: compares the listing's index with the stored talents. */
await runCommand('The talents could not be looked through', async (app, say) => {
  await requireMigrated(app);
  const { text, isRight } = await runTalentsCommand(app.get(TalentIndexService), process.argv.slice(2), new Date());
  say(text);
  if (!isRight) process.exitCode = 1;
});
