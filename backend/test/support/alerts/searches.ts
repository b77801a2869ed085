import { ENDPOINTS, type SavedSearch, type SaveSearchInput } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { UsersRepository } from '../../../src/auth/users/users.repository';
import { UsersService } from '../../../src/auth/users/users.service';
import { AlertsJob } from '../../../src/alerts/alerts.job';
import { AlertSources } from '../../../src/alerts/matching/alert-sources';
import { JobAlerts } from '../../../src/alerts/matching/job-alerts';
import { MatchesRepository } from '../../../src/alerts/matching/matches.repository';
import { MatchingService } from '../../../src/alerts/matching/matching.service';
import { TalentAlerts } from '../../../src/alerts/matching/talent-alerts';
import { FoundJobsRepository } from '../../../src/jobs/search/found-jobs.repository';
import { WatchedJobsService } from '../../../src/jobs/search/watched-jobs.service';
import { IndexedJobsRepository } from '../../../src/jobs/postings/indexed-jobs.repository';
import type { Clock } from '../../../src/kernel/clock/clock';
import { AppLog } from '../../../src/kernel/logging/app-log';
import { Transactions } from '../../../src/kernel/database/transaction';
import { SearchChangesRepository } from '../../../src/kernel/search-changes/search-changes.repository';
import { LookupsRepository } from '../../../src/talents/lookups/lookups.repository';
import { LookupsService } from '../../../src/talents/lookups/lookups.service';
import { WatchedTalentsService } from '../../../src/talents/listing/watched-talents.service';
import { MeasurementFiltersService } from '../../../src/talents/listing/measurement-filters.service';
import type { TalentsService } from '../../../src/talents/listing/talents.service';
import { ProfileAccountsRepository } from '../../../src/talents/profile/profile-accounts.repository';
import { ColumnsSourceRepository } from '../../../src/talents/search/memory/columns-source.repository';
import type { TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

/** A search of everybody, with changes for what a test is about. */
export function aSearch(changes: Partial<SaveSearchInput> & { readonly by?: object } = {}): SaveSearchInput {
  const { by = {}, ...more } = changes;
  return { kind: 'talents', name: 'Everybody', frequency: 'immediate', query: '', filter: JSON.stringify(by), ...more };
}

export async function saveSearch(browser: TestBrowser, input: SaveSearchInput): Promise<SavedSearch> {
  const response = await browser.post(ENDPOINTS.saveSearch.path, input);
  expect([response.statusCode, response.json().fields]).toEqual([200, undefined]);
  return response.json().data;
}

/** Runs the job of every minute once. */
export async function runAlerts(site: TestSite): Promise<void> {
  expect(await site.app.get(AlertsJob).run()).toBe(true);
}

/** Makes the parts that match changed rows, without the application. */
export function matchingOn(dataSource: DataSource, clock: Clock) {
  const lookups = new LookupsService(new LookupsRepository(dataSource));
  const accounts = new ProfileAccountsRepository(dataSource);
  const source = new ColumnsSourceRepository(dataSource);
  const cards = {} as TalentsService;
  const talents = new WatchedTalentsService(source, cards, lookups, new MeasurementFiltersService(accounts), accounts, clock);
  const jobs = new WatchedJobsService(new IndexedJobsRepository(dataSource), new FoundJobsRepository(dataSource), lookups, clock);
  const talentAlerts = new TalentAlerts(talents);
  const jobAlerts = new JobAlerts(jobs, talents, lookups);
  const sources = new AlertSources(talentAlerts, jobAlerts);
  const matches = new MatchesRepository(dataSource);
  const changes = new SearchChangesRepository(dataSource);
  const matching = new MatchingService(changes, sources, matches, new Transactions(dataSource), clock, new AppLog());
  return { matching, talents, talentAlerts, jobs, jobAlerts };
}

/** Creates an account whose searches a test saves. */
export async function someUser(dataSource: DataSource, clock: Clock): Promise<string> {
  const email = `searcher-${Math.random()}@example.com`;
  const account = await new UsersService(new UsersRepository(dataSource), clock).create({
    roleId: '7',
    email,
    loginEmail: email,
    loginPhone: null,
    firstName: 'Noor',
    lastName: 'Sethi',
    dialCode: '91',
    mobileNumber: '',
    birthDate: '1990-01-01',
  });
  return account?.id ?? '';
}
