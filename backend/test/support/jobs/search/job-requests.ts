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

/** Requests the job list and checks it against its contract, unknown keys included. */
export async function listJobs(browser: TestBrowser, query: JobsQuery = {}): Promise<JobListing> {
  const response = await askForJobs(browser, query);
  expect([response.statusCode, response.json<{ fields?: object }>().fields]).toEqual([200, undefined]);
  return jobListingSchema.noUnknown().strict().validate(response.json());
}

export async function titlesOf(browser: TestBrowser, query: JobsQuery = {}): Promise<readonly string[]> {
  return (await listJobs(browser, query)).data.map(({ title }) => title);
}

export function askForJob(browser: TestBrowser, key: number | string) {
  return browser.get(`/api/jobs/${key}`);
}

export async function readJob(browser: TestBrowser, key: number | string): Promise<JobDetail> {
  const response = await askForJob(browser, key);
  expect(response.statusCode).toBe(200);
  return (await jobResponseSchema.noUnknown().strict().validate(response.json())).data;
}
