import { FailedDraws } from './failed-draws';

const FAULT = 'Error: broken';

function failedDraws() {
  const clock = { now: 1_000_000 };
  const failed = new FailedDraws(() => clock.now);
  const note = (page: string, fault: string | null = FAULT) => failed.note({ page, release: 'bad', fault });
  const faultOf = (page: string) => failed.pauseOf({ page, release: 'bad' })?.fault;
  return { clock, failed, note, faultOf };
}

test('REL-03 a page that failed is left to browsers for a minute, the others of its release are drawn', () => {
  const { clock, failed, note, faultOf } = failedDraws();
  for (let time = 0; time < 5; time += 1) note('/odd');
  expect(faultOf('/odd')).toBe(FAULT);
  expect(failed.pauseOf({ page: '/', release: 'bad' })).toBeNull();
  clock.now += 60_000;
  expect(failed.pauseOf({ page: '/odd', release: 'bad' })).toBeNull();
});

test('REL-03 a release whose pages failed three in a row is left to browsers, and tried once a minute', () => {
  const { clock, note, faultOf } = failedDraws();
  for (const page of ['/1', '/2']) note(page);
  expect(faultOf('/')).toBeUndefined();
  note('/3');
  expect(faultOf('/')).toBe(FAULT);
  clock.now += 60_000;
  expect(faultOf('/')).toBeUndefined();
  note('/4', 'Error: again');
  expect(faultOf('/')).toBe('Error: again');
});

test('REL-03 a good page between them ends the row', () => {
  const { failed, note, faultOf } = failedDraws();
  for (const page of ['/1', '/2']) note(page);
  failed.noteDrawn('bad');
  note('/3');
  expect(faultOf('/')).toBeUndefined();
});

test('REL-03 pages that failed with the backend are no fault, and each is tried again', () => {
  const { clock, note, faultOf } = failedDraws();
  note('/1', null);
  expect(faultOf('/1')).toBeUndefined();
  for (const page of ['/2', '/3']) note(page);
  expect(faultOf('/')).toBeNull();
  clock.now += 60_000;
  note('/2');
  expect(faultOf('/')).toBe(FAULT);
});

test('FED-05 a release is to blame only while another one is drawn', () => {
  const { clock, failed } = failedDraws();
  expect(failed.drawsOthers('bad')).toBe(false);
  failed.noteDrawn('bad');
  expect(failed.drawsOthers('bad')).toBe(false);
  failed.noteDrawn('good');
  expect(failed.drawsOthers('bad')).toBe(true);
  clock.now += 10 * 60_000;
  expect(failed.drawsOthers('bad')).toBe(false);
});

test('SEC-50 addresses that strangers make up do not fill the memory', () => {
  const { note, failed } = failedDraws();
  for (let page = 0; page < 1500; page += 1) {
    note(`/${page}`);
    failed.noteDrawn('bad');
  }
  expect(failed.pauseOf({ page: '/0', release: 'bad' })).toBeNull();
  expect(failed.pauseOf({ page: '/1499', release: 'bad' })?.fault).toBe(FAULT);
});
