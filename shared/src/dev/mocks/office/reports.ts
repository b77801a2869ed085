import type { AccountBrief, QueueItem, ReportDetail } from '../../../contracts';
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

/** Reports that are open for the life of the page. */
export const waitingReports = (): readonly QueueItem[] =>
  WAITING.filter(({ id }) => !closed.has(id)).map(({ id, subject, reason, text, waiting_since, marks }) => ({
    id,
    title: `${subject}: ${reason}`,
    detail: text,
    waiting_since,
    marks,
    claim: null,
  }));

export const REPORT_CALLS = {
  reportQueue: () => ({ body: { status: 200, data: waitingReports(), total: waitingReports().length, next: '' } }),
  queuedReport: ({ id }) => {
    const found = WAITING.find((report) => report.id === id && !closed.has(report.id));
    return found ? { body: { status: 200, data: found } } : { code: 'NOT_FOUND', detail: 'This report is closed.' };
  },
  closeReport: ({ id }) => {
    closed.add(String(id));
    return { body: { status: 200, message: '' } };
  },
} as const satisfies Record<string, OfficeCall>;
