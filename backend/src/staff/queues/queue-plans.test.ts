import { plansOf } from '../../../test/support/kernel/database/plans';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { WaitingContactMessagesService } from '../../content';
import { JobReviewsService } from '../../jobs';
import { ProfileReviewsService } from '../../talents';
import { ReportsRepository } from '../reports/reports.repository';
import { ReviewReasonsRepository } from './reasons/review-reasons.repository';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const reports = () => site.app.get(ReportsRepository);
const profiles = () => site.app.get(ProfileReviewsService);
const jobs = () => site.app.get(JobReviewsService);
const letters = () => site.app.get(WaitingContactMessagesService);
const PLACE = { at: 1, id: 1 } as const;

test.each([
  ['reports about children', 'report', /ix_report_reason/u, () => reports().findOpenOf(true, 51, { createdAt: 1, id: 1 })],
  ['other reports', 'report', /ix_report_open/u, () => reports().findOpenOf(false, 51, { createdAt: 1, id: 1 })],
  ['late reports about children', 'report', /ix_report_reason/u, () => reports().countOpenBefore(true, 1000, 1001)],
  ['late reports', 'report', /ix_report_open/u, () => reports().countOpenBefore(false, 1000, 1001)],
  ['profiles', 'profile', /ix_profile_state/u, () => profiles().longestWaiting(51, { submittedAt: 1, userId: 'u' })],
  ['late profiles', 'profile', /ix_profile_state/u, () => profiles().countWaiting(1001, 1000)],
  ['jobs', 'job', /job_review/u, () => jobs().longestWaiting(51, { savedAt: 1, id: 1 })],
  ['late jobs', 'job', /job_review/u, () => jobs().countWaiting(1001, 1000)],
  ['letters', 'enquiry', /ix_enquiry_waiting/u, () => letters().findWaiting({}, 51, PLACE)],
  ['letters of a desk', 'enquiry', /ix_enquiry_topic_waiting/u, () => letters().findWaiting({ topic: 'press' }, 51, PLACE)],
  ['letters of one person', 'enquiry', /ix_enquiry_assignee/u, () => letters().findWaiting({ assigneeId: 'u' }, 51, PLACE)],
  ['letters of nobody', 'enquiry', /ix_enquiry_assignee/u, () => letters().findWaiting({ assigneeId: null }, 51, PLACE)],
  [
    'letters of a desk and of nobody',
    'enquiry',
    /ix_enquiry_topic_assignee/u,
    () => letters().findWaiting({ topic: 'press', assigneeId: null }, 51, PLACE),
  ],
  ['closed letters', 'enquiry', /ix_enquiry_closed/u, () => letters().findClosed(undefined, 51, PLACE)],
  ['closed letters of a desk', 'enquiry', /ix_enquiry_topic_closed/u, () => letters().findClosed('press', 51, PLACE)],
  ['waiting letters', 'enquiry', /ix_enquiry_\w*waiting/u, () => letters().countWaiting({ topic: 'press' }, 1001)],
  ['counted letters of nobody', 'enquiry', /ix_enquiry_\w*assignee/u, () => letters().countWaiting({ assigneeId: null }, 1001)],
  ['counted closed letters', 'enquiry', /ix_enquiry_closed/u, () => letters().countClosed(undefined, 1001)],
  ['late letters', 'enquiry', /ix_enquiry_topic_waiting/u, () => letters().countWaitingBefore(['press', 'data'], 1000, 1001)],
  ['reasons', 'review_reason', /ix_review_reason_uses/u, () => site.app.get(ReviewReasonsRepository).findMostUsed('profiles', 20)],
] as const)('%s are read by an index, and no whole table is', async (_what, table, index, work) => {
  const plans = await plansOf({ name: 'SQLite', dataSource: () => site.dataSource }, table, work);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/MULTI-INDEX OR|USE TEMP B-TREE FOR ORDER BY/u);
    // The counted rows of a subquery are scanned; they are as many as are counted.
    expect(plan).not.toMatch(/SCAN (?!counted)/u);
  }
});
