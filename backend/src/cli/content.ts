import 'reflect-metadata';
import { AnswerVotesService, DocumentsService, PagesService } from '../content';
import { explainRefusal } from './content/explain-refusal';
import { parseContentCommand } from './content/parse-content-command';
import { runCommand } from './run-command';

/** Runs `content <command>`: changes copy of pages and documents without a release. */
await runCommand('The content was left as it was', async (app, say) => {
  const { command, given } = parseContentCommand(process.argv.slice(2));
  const site = { pages: app.get(PagesService), documents: app.get(DocumentsService), votes: app.get(AnswerVotesService) };
  say(await command.run(site, given).catch(explainRefusal));
});
