import 'reflect-metadata';
import { openDocuments, openPages, FaqVotesRepository } from '../content';
import { CONTENT_COMMANDS, contentUsage } from './content/content-commands';
import { explainRefusal } from './content/explain-refusal';
import { runOnDatabase } from './run-on-database';

/** `content <command>`: the words of pages and the texts of the site, without a release. */
await runOnDatabase('The content was left as it was', async (dataSource, _config, say) => {
  const [name = '', ...given] = process.argv.slice(2);
  const command = CONTENT_COMMANDS[name];
  if (!command || given.length < command.needs) throw new Error(contentUsage());
  const site = { pages: openPages(dataSource), documents: openDocuments(dataSource), votes: new FaqVotesRepository(dataSource) };
  say(await command.run(site, given).catch(explainRefusal));
});
