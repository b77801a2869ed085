// Measures reading of messages: npm run bench:threads starts it, once for each database and command.
import { performance } from 'node:perf_hooks';
import { siteDataSource } from '../../../src/app/site-data-source';
import { AttachmentsRepository } from '../../../src/hiring/threads/attachments.repository';
import { MessagesRepository } from '../../../src/hiring/threads/messages.repository';
import { ReadingThreadsService } from '../../../src/hiring/threads/reading-threads.service';
import { PartiesService } from '../../../src/hiring/parties/parties.service';
import { PartyNamesRepository } from '../../../src/hiring/parties/party-names.repository';
import { OfferedPlacesRepository } from '../../../src/jobs/applications/offered-places.repository';
import { ThreadSubjectsRepository } from '../../../src/hiring/threads/thread-subjects.repository';
import { ThreadsRepository } from '../../../src/hiring/threads/threads.repository';
import { UserBlocksRepository } from '../../../src/auth/blocks/user-blocks.repository';
import { UserBlocksService } from '../../../src/auth/blocks/user-blocks.service';
import { UserBlockEntity } from '../../../src/auth/blocks/user-block.entity';
import { UserEntity } from '../../../src/auth/users/user.entity';
import { UsersRepository } from '../../../src/auth/users/users.repository';
import { SystemClock } from '../../../src/kernel/clock/clock';
import { migrate } from '../../../src/kernel/database/migrate';

const PER_THREAD = 10;
const OWN_THREADS = 50;
const LONG_THREAD = 100;
const ROWS = 500;
const ROUNDS = 7;
const READS = 200;
const READER = 'u_reader';

const [command = '', url = '', value = '0'] = process.argv.slice(2);
const database = url.startsWith('sqlite:')
  ? ({ kind: 'sqlite', file: url.slice('sqlite:'.length) } as const)
  : ({ kind: 'mysql', url } as const);
const dataSource = siteDataSource(database);
await dataSource.initialize();
const clock = new SystemClock();

async function insert(table: string, columns: string, rows: readonly (readonly unknown[])[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) {
    const part = rows.slice(from, from + ROWS);
    const places = part.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
    await dataSource.query(`INSERT INTO ${table} (${columns}) VALUES ${places}`, part.flat());
  }
}

async function fill(messages: number): Promise<void> {
  await migrate(dataSource);
  const threads = Math.max(OWN_THREADS, messages / PER_THREAD);
  const clients = Math.ceil(threads / OWN_THREADS);
  const clientOf = (thread: number) => (thread < OWN_THREADS ? READER : `u_c${Math.floor(thread / OWN_THREADS)}`);
  const users = [READER, ...Array.from({ length: clients }, (_, n) => `u_c${n}`), ...Array.from({ length: 100 }, (_, n) => `u_t${n}`)];
  const accounts = dataSource.getRepository(UserEntity);
  for (let from = 0; from < users.length; from += ROWS) await accounts.insert(users.slice(from, from + ROWS).map(account));
  const threadRows: unknown[][] = [];
  for (let n = 0; n < threads; n += 1) {
    const talent = `u_t${n % 100}`;
    threadRows.push([n + 1, clientOf(n), talent, 1, null, `key ${n}`, 'offer', 1, 1, 'Hello', talent, n, n % 3, 0, 0, 0, true, 0]);
  }
  await insert(
    'thread',
    `id, client_id, talent_user_id, talent_id, job_id, pair_key, subject_kind, subject_id, last_message_id, last_text, last_sender_id,
      last_at, client_unread, talent_unread, client_read_id, talent_read_id, is_answered, created_at`,
    threadRows,
  );
  // Messages of all threads alternate, as they do in life.
  for (let round = 0; round < LONG_THREAD; round += 1) {
    const rows: unknown[][] = [];
    for (let n = 0; n < (round < PER_THREAD ? threads : 1); n += 1)
      rows.push([n + 1, round % 2 === 0 ? clientOf(n) : `u_t${n % 100}`, `Message ${round}`, false, 0, round]);
    await insert('message', 'thread_id, sender_id, text, has_contact_data, attachments, at', rows);
  }
  if (database.kind === 'sqlite') await dataSource.query('ANALYZE');
}

function account(id: string) {
  return {
    id,
    roleId: '3',
    status: 'active' as const,
    email: `${id}@example.com`,
    loginEmail: `${id}@example.com`,
    loginPhone: null,
    firstName: 'Noor',
    lastName: 'Sethi',
    dialCode: '91',
    mobileNumber: '',
    birthDate: '1988-02-03',
    location: '',
    hasPremium: false,
    slug: '',
    currencyCode: 'INR',
    verifiedClientOn: null,
    deletionDueAt: null,
    createdAt: 0,
  };
}

function partiesWith(talents: object): PartiesService {
  const places = new OfferedPlacesRepository(dataSource);
  const offered = { findJobs: async (ids: readonly number[]) => new Map((await places.findJobs(ids)).map((job) => [job.id, job])) };
  const parts = [new PartyNamesRepository(dataSource), talents, offered] as unknown;
  return new PartiesService(...(parts as ConstructorParameters<typeof PartiesService>));
}

function reading(): ReadingThreadsService {
  const subjects = new ThreadSubjectsRepository(dataSource);
  const users = new UsersRepository(dataSource);
  const blocks = new UserBlocksService(new UserBlocksRepository(dataSource.getRepository(UserBlockEntity)), clock);
  // Profiles are read by their ids, whatever the number of messages.
  const talents = { findMany: () => Promise.resolve(new Map()) };
  const parts = [
    new ThreadsRepository(dataSource),
    new MessagesRepository(dataSource),
    new AttachmentsRepository(dataSource),
    {},
    partiesWith(talents),
    subjects,
    blocks,
    users,
  ] as unknown;
  return new ReadingThreadsService(...(parts as ConstructorParameters<typeof ReadingThreadsService>));
}

async function times(read: () => Promise<unknown>): Promise<readonly number[]> {
  const found: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    for (let n = 0; n < READS; n += 1) await read();
    if (round > 0) found.push((performance.now() - begun) / READS);
  }
  return found;
}

async function measure() {
  const service = reading();
  const [{ data }, { messages }] = [await service.list(READER, undefined), await service.read(READER, { id: 1 })];
  if (data.length !== 25 || messages.length !== 40) throw new Error(`${data.length} threads and ${messages.length} messages.`);
  return { inbox: await times(() => service.list(READER, undefined)), thread: await times(() => service.read(READER, { id: 1 })) };
}

const result = command === 'fill' ? await fill(Number(value)) : await measure();
await dataSource.destroy();
process.stdout.write(`${JSON.stringify(result ?? null)}\n`);
