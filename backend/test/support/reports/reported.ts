import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

type Row = {
  readonly id: number;
  readonly subject: string;
  readonly reason: string;
  readonly text: string;
  readonly reporter_id: string | null;
};

export function report(browser: TestBrowser, changes: object = {}, key?: string): Promise<Answer> {
  const body = { subject: 'job', subject_id: 1, reason: 'fee', text: 'They ask for 500 rupees.', ...changes };
  return browser.post(ENDPOINTS.sendReport.path, body, key === undefined ? {} : { 'idempotency-key': key });
}

export function reports(site: TestSite): Promise<Row[]> {
  return site.dataSource.query('SELECT id, subject, reason, text, reporter_id FROM report ORDER BY id');
}
