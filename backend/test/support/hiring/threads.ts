import {
  type Attachment,
  ENDPOINTS,
  type OpenThreadInput,
  type SendMessageInput,
  type ThreadMessage,
  type ThreadResponse,
  type ThreadsResponse,
} from '@alltalent/shared/contracts';
import { applied, ASHA, type Casting, good, openCasting } from '../jobs/applications/casting';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export type Conversation = {
  readonly casting: Casting;
  readonly client: TestBrowser;
  readonly talent: TestBrowser;
  readonly applicationId: number;
  readonly threadId: number;
};

export function open(browser: TestBrowser, about: OpenThreadInput): Promise<Answer> {
  return browser.post(ENDPOINTS.openThread.path, about);
}

export function send(browser: TestBrowser, threadId: number, text: string, more: Partial<SendMessageInput> = {}, key?: string) {
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { 'idempotency-key': key };
  return browser.post(ENDPOINTS.sendMessage.path, { thread_id: threadId, text, ...more }, headers);
}

export async function sent(...args: Parameters<typeof send>): Promise<ThreadMessage> {
  return good<{ data: ThreadMessage }>(await send(...args)).data;
}

export async function thread(browser: TestBrowser, id: number, query = ''): Promise<ThreadResponse['data']> {
  return good<ThreadResponse>(await browser.get(`/api/threads/${id}${query}`)).data;
}

export async function inbox(browser: TestBrowser, query = ''): Promise<ThreadsResponse> {
  return good<ThreadsResponse>(await browser.get(`${ENDPOINTS.threads.path}${query}`));
}

export function markRead(browser: TestBrowser, threadId: number, until: number): Promise<Answer> {
  return browser.post(ENDPOINTS.readThread.path, { thread_id: threadId, until });
}

export function uploadFile(browser: TestBrowser, bytes: Buffer, type: string): Promise<Answer> {
  return browser.post(ENDPOINTS.uploadAttachment.path, bytes, { 'content-type': type });
}

export async function uploaded(browser: TestBrowser, bytes: Buffer, type: string): Promise<Attachment> {
  return good<{ data: Attachment }>(await uploadFile(browser, bytes, type)).data;
}

/** Opens a job of a new client, has a talent apply, and opens the thread about that. */
export async function aConversation(site: TestSite, email: string = ASHA.email): Promise<Conversation> {
  const casting = await openCasting(site);
  const { browser: talent, id: applicationId } = await applied(site, casting, email);
  const client = casting.client.browser;
  const threadId = good<ThreadResponse>(await open(client, { application: applicationId })).data.id;
  return { casting, client, talent, applicationId, threadId };
}

/** Stores an offer, as its own endpoints do; these tests need its row alone. */
export async function putOffer(site: TestSite, offer: { clientId: string; talentUserId: string; jobId: number | null; state: string }) {
  const { clientId, talentUserId, jobId, state } = offer;
  const sql = `INSERT INTO offer (client_id, talent_user_id, talent_id, job_id, role_id, application_id, invitation_id, state, turn, version,
    answer_until, reason, open_key, created_at, moved_at, decided_at) VALUES (?, ?, 1, ?, NULL, NULL, NULL, ?, 'talent', 1, 0, '', NULL, 0, 0, NULL)`;
  await site.dataSource.query(sql, [clientId, talentUserId, jobId, state]);
  const [{ id }] = await site.dataSource.query<[{ id: number }]>('SELECT MAX(id) AS id FROM offer');
  return Number(id);
}

/** Half a second of silence as a WAV file. */
export function aWav(): Buffer {
  const samples = Buffer.alloc(8000);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
