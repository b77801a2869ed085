import { contentDisposition } from '../../kernel/text/file-name';
import { attachmentName } from './attachment-name';
import { audioTypeOf, kindOf } from './attachment-formats';
import { messageNotification } from './message-notifications';
import { lineOfText, messageText } from './message-text.policy';
import { OpeningThreadsService } from './opening-threads.service';
import { pairKeyOf, type Thread } from './thread-sides';
import type { Subject } from './thread-subjects.repository';

const PAIR: Subject = { clientId: 'c', talentUserId: 't', talentId: 7, jobId: 3 };

/** Opens threads over rows in memory. */
function opening({ isApart = false, subject = PAIR as Subject | null } = {}) {
  const rows: Thread[] = [];
  const threads = {
    findByKeys: ([key]: readonly string[]) => Promise.resolve(rows.filter(({ pairKey }) => pairKey === key)),
    insert: (row: Omit<Thread, 'id'>) => Promise.resolve(void rows.push({ ...row, id: rows.length + 1 })),
  };
  const blocks = { requireTogether: () => (isApart ? Promise.reject(new Error('apart')) : Promise.resolve()) };
  const parts = [threads, { find: () => Promise.resolve(subject) }, blocks, { now: () => 5 }] as unknown;
  return { rows, service: new OpeningThreadsService(...(parts as ConstructorParameters<typeof OpeningThreadsService>)) };
}

test.each([
  ['application', 'c', 1],
  ['invitation', 'c', 1],
  ['offer', 't', 1],
  ['booking', 't', 1],
] as const)('HIR-02 about an %s the user %s opens a thread', async (kind, userId, id) => {
  const { rows, service } = opening();
  expect([await service.open(userId, { [kind]: 9 }), await service.open(userId, { [kind]: 9 })]).toEqual([id, id]);
  expect(rows).toMatchObject([{ pairKey: pairKeyOf(PAIR), subjectKind: kind, subjectId: 9, lastAt: 5, isAnswered: false }]);
});

test.each(['application', 'invitation'] as const)('HIR-02 about an %s a talent opens none, but gets the one there is', async (kind) => {
  const { rows, service } = opening();
  await expect(service.open('t', { [kind]: 9 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(rows).toEqual([]);
  const id = await service.open('c', { [kind]: 9 });
  expect(await service.open('t', { [kind]: 9 })).toBe(id);
});

test('SEC-29 HIR-02 strangers, what does not exist, and two subjects at once are refused', async () => {
  await expect(opening().service.open('x', { offer: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(opening({ subject: null }).service.open('c', { offer: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(opening({ isApart: true }).service.open('c', { offer: 1 })).rejects.toThrow('apart');
  await expect(opening().service.open('c', { offer: 1, booking: 1 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('HIR-02 a message is stored as typed, and a list shows its beginning on one line', () => {
  expect(messageText(' Hi\r\nthere\u0000\u001b[2J \t! ')).toBe('Hi\nthere[2J \t!');
  expect(['\u200d', '\u00a0\u2003', '\u202e\n'].map(messageText)).toEqual(['', '', '']);
  expect(messageText('👩‍🎤')).toBe('👩‍🎤');
  expect(lineOfText('One\n\n  two')).toBe('One two');
  expect([...lineOfText('😀'.repeat(400))]).toHaveLength(160);
});

test.each([
  ['photo.PNG', 'photo.jpg'],
  ['', 'Picture.jpg'],
  ['../../etc/passwd', 'etcpasswd.jpg'],
  ['in\u202egnp.exe', 'ingnp.jpg'],
  ['...', 'Picture.jpg'],
  ['a\r\nb.jpeg', 'a b.jpg'],
  ['x'.repeat(300), `${'x'.repeat(116)}.jpg`],
])('HIR-02 a file named %j is called %j', (typed, name) => {
  expect(attachmentName(typed, { kind: 'image', mediaType: 'image/jpeg' })).toBe(name);
});

test('SEC-47 a name cannot leave its header', () => {
  const header = contentDisposition('attachment', 'a"; filename=b.exe\u00e9\ud800(*).pdf');
  expect(header).toBe(
    `attachment; filename="a__ filename_b.exe_____.pdf"; filename*=UTF-8''a%22%3B%20filename%3Db.exe%C3%A9_%28%2A%29.pdf`,
  );
});

test.each([
  ['ID3', 'audio/mpeg'],
  ['\u00ff\u00fb\u0090', 'audio/mpeg'],
  ['\u00ff\u00f1\u0050', null],
  ['\0\0\0\u0020ftypM4A ', 'audio/mp4'],
  ['\0\0\0\u0020ftypheic', null],
  ['OggS', 'audio/ogg'],
  ['RIFF\0\0\0\0WAVE', 'audio/wav'],
  ['RIFF\0\0\0\0WEBP', null],
  ['\u001a\u0045\u00df\u00a3\u0001B\u0082\u0084webm', 'audio/webm'],
  ['\u001a\u0045\u00df\u00a3\u0001B\u0082\u0088matroska', null],
  ['<!doctype html>', null],
])('SEC-47 bytes that begin with %j are %j', (beginning, type) => {
  expect(audioTypeOf(Buffer.concat([Buffer.from(beginning, 'latin1'), Buffer.alloc(200)]))).toBe(type);
});

test('HIR-02 a media type announces a kind', () => {
  expect(['image/png', 'application/pdf', 'Audio/webm; codecs=opus', 'text/html'].map(kindOf)).toEqual(['image', 'pdf', 'audio', null]);
});

test('HIR-02 a notification quotes a short part, and never contact data', () => {
  const told = { threadId: 4, messageId: 9, userId: 'u', sender: { name: 'Asha\n<b>', image: '', path: '' } };
  expect(messageNotification({ ...told, text: 'Come on Monday' })).toMatchObject({
    key: 'thread:4:9',
    path: '/messages/4',
    text: '“Come on Monday”',
  });
  expect(messageNotification({ ...told, text: 'asha@example.com' }).text).toBe('');
});
