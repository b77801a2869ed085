import 'reflect-metadata';
import { DocumentsService, FaqVotesService, PagesService } from '../content';
import { explainRefusal } from './content/explain-refusal';
import { parseContentCommand } from './content/parse-content-command';
import { runCommand } from './run-command';

/** `content <command>`: the words of pages and the texts of the site, without a release. */
await runCommand('The content was left as it was', async (app, say) => {
  const { command, given } = parseContentCommand(process.argv.slice(2));
  const site = { pages: app.get(PagesService), documents: app.get(DocumentsService), votes: app.get(FaqVotesService) };
  say(await command.run(site, given).catch(explainRefusal));
});
