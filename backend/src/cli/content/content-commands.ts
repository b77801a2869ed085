import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { DOCUMENT_KINDS, type DocumentKind } from '@alltalent/shared/contracts';
import { type AnswerVotesService, type PagesService, requireWords, type DocumentsService } from '../../content';
import type { CommandTable } from '../read-command';

export type ContentSite = { readonly pages: PagesService; readonly documents: DocumentsService; readonly votes: AnswerVotesService };
type Given = readonly string[];
export type ContentCommand = {
  readonly usage: string;
  readonly does: string;
  /** Number of required arguments. */
  readonly needs: number;
  run(site: ContentSite, given: Given): Promise<string>;
};

export const CONTENT_COMMANDS: CommandTable<ContentCommand> = {
  get: { usage: 'get <page>[~<wording>]', does: 'prints the words of a page as JSON', needs: 1, run: getPage },
  put: { usage: 'put <page>[~<wording>] <file.json>', does: 'checks a file and stores it as the words of a page', needs: 2, run: putPage },
  documents: { usage: 'documents', does: 'lists every version of every text', needs: 0, run: listDocuments },
  show: { usage: 'show <kind>/<name> [version]', does: 'prints a text as it was written', needs: 1, run: showDocument },
  draft: { usage: 'draft <kind>/<name> <file.md>', does: 'checks a file and keeps it as a draft', needs: 2, run: draftDocument },
  publish: {
    usage: 'publish <kind>/<name> <version> [moment] [summary]',
    does: 'puts a draft into force, now or at a moment such as 2026-12-24T18:30Z',
    needs: 2,
    run: publishDocument,
  },
  faqs: { usage: 'faqs', does: 'says how many visitors an answer helped, and how many not', needs: 0, run: countVotes },
};

async function getPage({ pages }: ContentSite, [name = '']: Given): Promise<string> {
  const { page, wording } = requireWords(name);
  return JSON.stringify((await pages.read(page, wording)).blocks, null, 2);
}

async function putPage({ pages }: ContentSite, [page = '', file = '']: Given): Promise<string> {
  await pages.save(page, parseJson(file, await read(file)), actor());
  return `Stored. Visitors see the new words of ${page} with the next page load.`;
}

async function listDocuments({ documents }: ContentSite): Promise<string> {
  const entries = await documents.list();
  return entries
    .map(({ kind, name, version, title, effective_at }) => `${kind}/${name}  ${version}  ${effective_at ?? 'draft'}  ${title}`)
    .join('\n');
}

async function showDocument({ documents }: ContentSite, [path = '', version]: Given): Promise<string> {
  return documents.source(keyOf(path), version === undefined ? undefined : numberOf(version));
}

async function draftDocument({ documents }: ContentSite, [path = '', file = '']: Given): Promise<string> {
  const version = await documents.save({ ...keyOf(path), markdown: await read(file) }, actor());
  return `Kept as version ${version}, a draft. Put it into force with: content publish ${path} ${version}`;
}

async function publishDocument({ documents }: ContentSite, [path = '', version = '', moment, ...summary]: Given): Promise<string> {
  const request = { ...keyOf(path), version: numberOf(version), summary: summary.join(' ') };
  await documents.publish(moment === undefined ? request : { ...request, effective_at: moment }, actor());
  return moment === undefined ? `Published. ${path} shows it with the next page load.` : `Announced. ${path} shows it from ${moment} on.`;
}

/** Returns the votes per question, the least helpful answers first. */
async function countVotes({ votes }: ContentSite): Promise<string> {
  const lines = await votes.list();
  return ['   yes     no', ...lines.map(({ name, yes, no }) => `${String(yes).padStart(6)} ${String(no).padStart(6)}  faq/${name}`)].join(
    '\n',
  );
}

function actor(): string {
  return `system:${userInfo().username}`;
}

function keyOf(path: string): { kind: DocumentKind; name: string } {
  const [start = '', name = ''] = path.split('/');
  const kind = DOCUMENT_KINDS.find((candidate) => candidate === start);
  if (kind && name !== '') return { kind, name };
  throw new Error(`${path} names no text. Write one such as page/terms-of-use; kinds are ${DOCUMENT_KINDS.join(', ')}.`);
}

function numberOf(text: string): number {
  if (/^[1-9]\d{0,6}$/u.test(text)) return Number(text);
  throw new Error(`${text} is no version.`);
}

function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
