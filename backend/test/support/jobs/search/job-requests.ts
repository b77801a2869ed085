import {
  ENDPOINTS,
  type JobDetail,
  jobListingSchema,
  type JobListing,
  jobResponseSchema,
  type JobsQuery,
} from '@alltalent/shared/contracts';
import type { TestBrowser } from '../../test-browser';

export function askForJobs(browser: TestBrowser, query: JobsQuery = {}) {
  const said = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return browser.get(`${ENDPOINTS.jobs.path}?${new URLSearchParams(said)}`);
}

/** The list, checked against its contract: no key beyond it. */
export async function listJobs(browser: TestBrowser, query: JobsQuery = {}): Promise<JobListing> {
  const answer = await askForJobs(browser, query);
  expect([answer.statusCode, answer.json<{ fields?: object }>().fields]).toEqual([200, undefined]);
  return jobListingSchema.noUnknown().strict().validate(answer.json());
}

export async function titlesOf(browser: TestBrowser, query: JobsQuery = {}): Promise<readonly string[]> {
  return (await listJobs(browser, query)).data.map(({ title }) => title);
}

export function askForJob(browser: TestBrowser, key: number | string) {
  return browser.get(`/api/jobs/${key}`);
}

export async function readJob(browser: TestBrowser, key: number | string): Promise<JobDetail> {
  const answer = await askForJob(browser, key);
  expect(answer.statusCode).toBe(200);
  return (await jobResponseSchema.noUnknown().strict().validate(answer.json())).data;
}
