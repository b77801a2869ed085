import { ENDPOINTS, type EndpointName, type QueueItem, type ReviewedJob, type ReviewedProfile } from '@alltalent/shared/contracts';
import { COMPLETE, newTalent, ownProfile, putPhoto, save, submit } from '../profiles/own-profiles';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

/** Signs up a talent whose complete profile waits for staff; `photo`: name of its photo. */
export async function waitingTalent(site: TestSite, sections: object = {}) {
  const newcomer = await newTalent(site);
  const photo = await putPhoto(site, newcomer.userId);
  ownProfile(await save(newcomer.browser, { ...COMPLETE, ...sections }));
  ownProfile(await submit(newcomer.browser));
  return { ...newcomer, photo };
}

/** Asks for a page of a queue. */
export function list(
  office: TestBrowser,
  call: 'profileQueue' | 'jobQueue' | 'reportQueue',
  after?: string,
): Promise<{ data: QueueItem[]; total: number; next: string }> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
  return office.get(`${ENDPOINTS[call].path}${query}`).then((answer) => answer.json());
}

/** Asks for one item of a queue. */
export function item(office: TestBrowser, call: 'queuedProfile' | 'queuedJob' | 'queuedReport', id: string | number): Promise<Answer> {
  return office.get(ENDPOINTS[call].path.replace('{id}', String(id)));
}

/** Decides about the version of an item that waits now. */
export async function decide(
  office: TestBrowser,
  call: 'decideProfile' | 'decideJob',
  id: string | number,
  decision: { readonly decision: 'approve' | 'changes' | 'reject'; readonly reason?: string },
): Promise<Answer> {
  const read = await item(office, call === 'decideProfile' ? 'queuedProfile' : 'queuedJob', id);
  const { version } = read.json<{ data: ReviewedProfile | ReviewedJob }>().data;
  return office.post(ENDPOINTS[call].path, { id: String(id), version, ...decision });
}

/** Newest entry of the audit trail. */
export async function newestEntry(site: TestSite): Promise<object> {
  return (await site.dataSource.query('SELECT actor, action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1'))[0];
}

/** Sends a claim of an item. */
export function claim(office: TestBrowser, input: object): Promise<Answer> {
  return office.post(ENDPOINTS['claimItem' satisfies EndpointName].path, input);
}
