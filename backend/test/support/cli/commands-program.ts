// Runs staff and content commands of the journeys, with one backend for all of them: a program for each loads it for seconds.
import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { explainRefusal } from '../../../src/cli/content/explain-refusal';
import { parseContentCommand } from '../../../src/cli/content/parse-content-command';
import { openCommand } from '../../../src/cli/run-command';
import { parseStaffCommand } from '../../../src/cli/staff/parse-staff-command';
import { runStaffCommand } from '../../../src/cli/staff/run-staff-command';
import { AnswerVotesService, DocumentsService, PagesService } from '../../../src/content';
import { loadConfig } from '../../../src/kernel/config/config';

type Asked = { readonly program: 'staff' | 'content'; readonly args: readonly string[] };

const app = await openCommand(loadConfig(process.env));

async function run({ program, args }: Asked): Promise<string> {
  // The first command comes once the site has made its database.
  if (!app.get(DataSource).isInitialized) await app.get(DataSource).initialize();
  if (program === 'staff') {
    const parsed = parseStaffCommand(args);
    if (parsed.kind !== 'command') throw new Error(`This is no staff command: ${args.join(' ')}`);
    return runStaffCommand({ app }, parsed);
  }
  const { command, given } = parseContentCommand(args);
  const site = { pages: app.get(PagesService), documents: app.get(DocumentsService), votes: app.get(AnswerVotesService) };
  return command.run(site, given).catch(explainRefusal);
}

const server = createServer((request, response) => {
  void json(request)
    .then((asked) => run(asked as Asked))
    .then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
