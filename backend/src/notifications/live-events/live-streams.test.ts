import type { SessionService } from '../../auth';
import { ManualClock } from '../../../test/support/test-site';
import { EndlessAnswers } from '../../kernel/http/endless-answers';
import { AppLog } from '../../kernel/logging/app-log';
import type { LiveEventEntity } from './live-event.entity';
import type { LiveEventsRepository, MissedQuery } from './live-events.repository';
import { LiveEventsService } from './live-events.service';
import { LiveSignal } from './live-signal';
import { BEAT_EVERY_MS, LiveStreamsService, MOST_STREAMS, MOST_STREAMS_OF_USER } from './live-streams.service';

/** Response whose reader stops reading when the test says so. */
class Reader {
  text = '';
  writableLength = 0;
  isReading = true;
  isEnded = false;
  isCut = false;

  write(text: string): boolean {
    if (this.isReading) this.text += text;
    else this.writableLength += text.length;
    return this.isReading;
  }

  end(): void {
    this.isEnded = true;
  }

  destroy(): void {
    this.isCut = true;
  }

  get events(): readonly string[] {
    return [...this.text.matchAll(/^event: (\w+)\ndata: (.*)$/gmu)].map(([, kind, data]) => `${kind} ${data}`);
  }
}

class Table {
  rows: LiveEventEntity[] = [];
  reads = 0;

  async insert(rows: readonly Omit<LiveEventEntity, 'id'>[]): Promise<void> {
    for (const row of rows) this.rows.push({ ...row, id: this.rows.length + 10 });
  }

  async since(since: number): Promise<LiveEventEntity[]> {
    this.reads += 1;
    return this.rows.filter(({ at }) => at >= since);
  }

  async missed({ userId, after, since, overlap }: MissedQuery): Promise<LiveEventEntity[]> {
    return this.rows.filter((row) => row.userId === userId && row.at >= since && (row.id > after || row.at >= overlap));
  }
}

function aWorld() {
  const [table, clock, signal, endless, sessions] = [
    new Table(),
    new ManualClock(),
    new LiveSignal(null),
    new EndlessAnswers(),
    new Map<string, string>(),
  ];
  const repository = table as unknown as LiveEventsRepository;
  const auth = { findOpen: async (asked: readonly string[]) => new Map([...sessions].filter(([hash]) => asked.includes(hash))) };
  const log = new AppLog({ write: () => undefined });
  const streams = new LiveStreamsService(repository, signal, auth as unknown as SessionService, clock, log, endless);
  const live = new LiveEventsService(repository, signal, clock);
  const open = (userId: string, sidHash = `session of ${userId}`) => {
    const reader = new Reader();
    sessions.set(sidHash, userId);
    streams.requireRoom({ userId });
    return { reader, ...streams.open({ userId, sidHash }, reader) };
  };
  return { table, clock, streams, live, endless, sessions, open };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('HIR-02 an event goes to the streams of its user alone, at once and one time', async () => {
  const { live, open } = aWorld();
  const [one, other, stranger] = [open('asha'), open('asha'), open('ritu')];
  await live.publish(['asha'], 'messages', 12);
  await pass(200);
  expect(one.reader.text).toBe('retry: 3000\n\nid: 10\nevent: messages\ndata: {"id":12}\n\n');
  await pass(5000);
  expect([one, other, stranger].map(({ reader }) => reader.events)).toEqual([['messages {"id":12}'], ['messages {"id":12}'], []]);
});

test('HIR-02 one reader serves every stream, once a second and only while there are streams', async () => {
  const { table, open } = aWorld();
  await pass(5000);
  expect(table.reads).toBe(0);
  const opened = ['a', 'b', 'c', 'd'].map((user) => open(user));
  await pass(5000);
  expect(table.reads).toBe(5);
  for (const { close } of opened) close();
  await pass(5000);
  expect(table.reads).toBe(5);
});

test('HIR-02 a hundred events in a moment are read in two reads', async () => {
  const { table, live, open } = aWorld();
  const { reader } = open('asha');
  for (let id = 1; id <= 100; id += 1) await live.publish(['asha'], 'messages', id);
  await pass(250);
  expect(reader.events).toHaveLength(100);
  expect(table.reads).toBeLessThanOrEqual(2);
});

test('HIR-02 an event that is committed after one with a higher id is sent', async () => {
  const { table, clock, open } = aWorld();
  const { reader } = open('asha');
  const row = { userId: 'asha', kind: 'messages' as const, at: clock.now() };
  table.rows.push({ ...row, id: 8, subjectId: 8 });
  await pass(1000);
  clock.pass(5);
  table.rows.push({ ...row, id: 7, subjectId: 7 });
  await pass(1000);
  clock.pass(20);
  await pass(1000);
  expect(reader.events).toEqual(['messages {"id":8}', 'messages {"id":7}']);
});

test('HIR-02 a browser that reconnects gets what it missed, of five minutes', async () => {
  const { live, clock, streams, open } = aWorld();
  await live.publish(['asha'], 'messages', 1);
  clock.pass(290);
  await live.publish(['asha'], 'messages', 2);
  await live.publish(['asha', 'ritu'], 'offers', 3);
  clock.pass(20);
  const { stream, reader } = open('asha');
  await streams.resume(stream, 0);
  expect(reader.events).toEqual(['messages {"id":2}', 'offers {"id":3}']);
  const later = open('asha');
  await streams.resume(later.stream, 11);
  expect(later.reader.events).toEqual(['offers {"id":3}']);
});

test('HIR-02 SEC-29 a stream ends with its session, and after ten minutes; until then it shows that it lives', async () => {
  const { clock, sessions, open } = aWorld();
  const [kept, lost] = [open('asha'), open('ritu')];
  sessions.delete('session of ritu');
  await pass(BEAT_EVERY_MS);
  expect([kept.reader.isEnded, lost.reader.isEnded]).toEqual([false, true]);
  expect(kept.reader.text).toMatch(/:\n\n$/u);
  clock.pass(600);
  await pass(BEAT_EVERY_MS);
  expect(kept.reader.isEnded).toBe(true);
});

test('HIR-02 nothing is written to a stream that has ended, and one whose reader does not close it is cut at the next beat', async () => {
  const { clock, live, open } = aWorld();
  const { reader, close } = open('asha');
  clock.pass(600);
  await pass(BEAT_EVERY_MS);
  const written = reader.text;
  expect([reader.isEnded, reader.isCut]).toEqual([true, false]);
  await live.publish(['asha'], 'messages', 1);
  await pass(1000);
  expect(reader.text).toBe(written);
  await pass(BEAT_EVERY_MS);
  expect(reader.isCut).toBe(true);
  close();
});

test('HIR-06 SEC-29 a stream ends when its session uses another account', async () => {
  const { sessions, open } = aWorld();
  const { reader } = open('asha');
  sessions.set('session of asha', 'lotus films');
  await pass(BEAT_EVERY_MS);
  expect(reader.isEnded).toBe(true);
});

test('HIR-02 an account has six streams and a process five thousand; those that are closed make room', () => {
  const { streams, open } = aWorld();
  const own = Array.from({ length: MOST_STREAMS_OF_USER }, () => open('asha'));
  expect(() => open('asha')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE', options: { retryAfter: 30 } }));
  own[0]?.close();
  own[0]?.close();
  open('asha');
  for (let user = streams.openCount; user < MOST_STREAMS; user += 1) open(`user ${user}`);
  expect(() => open('ritu')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  own[1]?.close();
  open('ritu');
  expect(streams.openCount).toBe(MOST_STREAMS);
});

test('HIR-02 a reader that does not read is cut, and nothing piles up for it', async () => {
  const { live, open } = aWorld();
  const { reader, close } = open('asha');
  reader.isReading = false;
  for (let id = 1; id <= 2000 && !reader.isCut; id += 1) {
    await live.publish(['asha'], 'messages', id);
    await pass(100);
  }
  expect(reader.isCut).toBe(true);
  expect(reader.writableLength).toBeLessThan(20_000);
  close();
});

test('HIR-02 when the process stops, its streams end and none begins', () => {
  const { endless, open } = aWorld();
  const { reader } = open('asha');
  endless.endAll();
  expect(reader.isEnded).toBe(true);
  expect(() => open('ritu')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
});
