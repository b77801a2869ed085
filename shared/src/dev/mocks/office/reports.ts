import type { AccountBrief, QueueItem, ReportDetail } from '../../../contracts';
import { begins } from './bulk-answer';
import { hoursAgo, type OfficeCall } from './office-call';

const account = (user_id: string, name: string): AccountBrief => ({
  user_id,
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  phone: '',
  status: 'active',
  since: hoursAgo(5000),
  open_reports: 1,
});

const WAITING: readonly ReportDetail[] = [
  {
    id: '31',
    subject: 'profile',
    subject_id: 12,
    reason: 'minor',
    text: 'The photos look like a child of about twelve.',
    waiting_since: hoursAgo(3),
    due_at: hoursAgo(-1),
    marks: ['child'],
    facts: [
      { label: 'name', value: 'Mira Sen' },
      { label: 'headline', value: 'Dancer' },
    ],
    public_path: '/mira-sen-7fk2p3xq',
    messages: [],
    reporter: null,
    reported: account('u_demo_asha', 'Asha Rao'),
    history: [],
    claim: null,
  },
  {
    id: '30',
    subject: 'job',
    subject_id: 4,
    reason: 'fee',
    text: 'They asked me to pay for the audition.',
    waiting_since: hoursAgo(20),
    due_at: hoursAgo(-4),
    marks: [],
    facts: [
      { label: 'title', value: 'Extras for a web series' },
      { label: 'state', value: 'open' },
    ],
    public_path: '',
    messages: [],
    reporter: account('u_demo_meher', 'Meher Kaul'),
    reported: account('u_demo_ritu', 'Ritu Khanna'),
    history: [],
    claim: null,
  },
];
const closed = new Set<string>();

const fits = ({ id, facts, reporter, reported }: ReportDetail, search: unknown) =>
  begins(
    [id, facts[0]?.value, reporter?.name, reporter?.email, reporter?.user_id, reported?.name, reported?.email, reported?.user_id],
    search,
  );

/** Reports that are open for the life of the page. */
export const waitingReports = (search: unknown = ''): readonly QueueItem[] =>
  WAITING.filter((report) => !closed.has(report.id) && fits(report, search)).map(({ id, subject, reason, text, waiting_since, marks }) => ({
    id,
    title: `${subject}: ${reason}`,
    detail: text,
    waiting_since,
    marks,
    claim: null,
  }));

export const REPORT_CALLS = {
  reportQueue: ({ search }) => {
    const data = waitingReports(search);
    return { body: { status: 200, data, total: data.length, next: '' } };
  },
  queuedReport: ({ id }) => {
    const found = WAITING.find((report) => report.id === id && !closed.has(report.id));
    return found ? { body: { status: 200, data: found } } : { code: 'NOT_FOUND', detail: 'This report is closed.' };
  },
  closeReport: ({ id }) => {
    closed.add(String(id));
    return { body: { status: 200, message: '' } };
  },
} as const satisfies Record<string, OfficeCall>;
