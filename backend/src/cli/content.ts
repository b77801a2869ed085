import 'reflect-metadata';
import { openDocuments, openPages, FaqVotesRepository } from '../content';
import { explainRefusal } from './content/explain-refusal';
import { parseContentCommand } from './content/parse-content-command';
import { runOnDatabase } from './run-on-database';

/** `content <command>`: the words of pages and the texts of the site, without a release. */
await runOnDatabase('The content was left as it was', async (dataSource, _config, say) => {
  const { command, given } = parseContentCommand(process.argv.slice(2));
  const site = { pages: openPages(dataSource), documents: openDocuments(dataSource), votes: new FaqVotesRepository(dataSource) };
  say(await command.run(site, given).catch(explainRefusal));
});
