import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { openPages, requirePage } from '../modules/content';
import { DomainError } from '../platform/domain-error';
import { runOnDatabase } from './run-on-database';

const USAGE = 'Write `content get <page>` to see the words of a page, or `content put <page> <file.json>` to replace them.';

/** `content get <page>` prints the words of a page as JSON; `content put <page> <file>` checks a file and stores it. */
await runOnDatabase('The content was left as it was', async (dataSource, _config, say) => {
  const [command, page, file] = process.argv.slice(2);
  const pages = openPages(dataSource);
  if (command === 'get' && page) {
    const { blocks } = await pages.read(requirePage(page));
    return say(JSON.stringify(blocks, null, 2));
  }
  if (command !== 'put' || !page || !file) throw new Error(USAGE);
  await pages.put(page, await readJson(file)).catch(explain);
  say(`Stored. Visitors see the new words of ${page} within 30 seconds.`);
});

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function explain(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const fields = Object.entries(error.options.fields ?? {}).map(([field, message]) => `\n  ${field === '' ? '' : `${field}: `}${message}`);
  throw new Error(`${error.options.detail ?? 'some fields need another look:'}${fields.join('')}`);
}
