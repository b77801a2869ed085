import { EMPTY_JOB } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { JOB_ROW } from './job-row';

const ROWS = 200;
const padded = (index: number) => String(index).padStart(6, '0');

/** Makes a row of each table that a search of the queues reads, by the table's name. */
const ROWS_OF: Readonly<Record<string, (index: number) => Readonly<Record<string, unknown>>>> = {
  user_account: (index) => ({
    id: `u_${padded(index)}`,
    email: `person${padded(index)}@example.com`,
    loginEmail: `person${padded(index)}@example.com`,
    loginPhone: `+9198${padded(index)}11`,
    status: 'active',
    firstName: `First${index % 97}`,
    lastName: `Last${index % 89}`,
    roleId: '5',
    dialCode: '91',
    mobileNumber: `98${padded(index)}11`,
    location: '',
    hasPremium: false,
    slug: `first-last-${padded(index)}`,
    currencyCode: 'INR',
    createdAt: index,
  }),
  profile: (index) => {
    const content = { basics: { first_name: `Sent${index % 97}`, last_name: `Last${index % 89}` } };
    const state = index % 3 === 0 ? 'pending' : 'approved';
    const submitted = index % 3 === 0 ? { content, photos: [] } : null;
    return { userId: `u_${padded(index)}`, revision: 1, state, reason: '', content: {}, submitted, submittedAt: index, updatedAt: index };
  },
  job: (index) => ({
    ...JOB_ROW,
    ownerId: `u_${padded(index)}`,
    state: 'open',
    review: index % 3 === 0 ? 'pending' : 'none',
    content: EMPTY_JOB,
    submitted: { ...EMPTY_JOB, title: `Rain ${index % 97}`, posted_by: `Lotus ${index % 89}` },
    slug: `job-${index}`,
    title: `Sun ${index % 97}`,
    categoryId: null,
    postedBy: 'Lotus',
    createdAt: index,
    savedAt: index,
  }),
  report: (index) => ({
    subject: index % 2 === 0 ? 'job' : 'profile',
    subjectId: index + 1,
    reason: 'fake',
    text: '',
    reporterId: `u_${padded(index)}`,
    createdAt: index,
    closedAt: index % 3 === 0 ? null : index,
    outcome: '',
  }),
  enquiry: (index) => ({
    ticket: `AT-${padded(index)}`,
    topic: index % 2 === 0 ? 'press' : 'career',
    name: `Writer${index % 97} Last`,
    email: `person${index % 997}@example.com`,
    message: `Hello ${index % 97},\nI look for a drummer.`,
    opening: '',
    openingTitle: `Editor ${index % 89}`,
    phone: '',
    link: '',
    createdAt: index,
    state: 'open',
    waitingSince: index,
    assigneeId: index % 11 === 0 ? 'u_000001' : null,
    version: 0,
  }),
};

/** Stores `count` rows of each table that a search of the queues reads; a third of the profiles, jobs and reports wait. */
export async function storeManyItems(dataSource: DataSource, count: number): Promise<void> {
  await dataSource.query(dataSource.options.type === 'better-sqlite3' ? 'PRAGMA foreign_keys = OFF' : 'SET SESSION foreign_key_checks = 0');
  for (const [table, rowOf] of Object.entries(ROWS_OF))
    for (let from = 0; from < count; from += ROWS) {
      const rows = Array.from({ length: Math.min(ROWS, count - from) }, (_, index) => rowOf(from + index));
      await dataSource.createQueryBuilder().insert().into(table).values(rows).execute();
    }
}
