import { faultsOf, MOST_BAD_PAGES, type Rehearsal, rehearsalTable } from './rehearsal-table';

const twice = { log: ['fails', 'rolled back'], webhook: ['release.failed', 'release.rolled-back'], mail: ['fails', 'was rolled back'] };
const rehearsal = (more: Partial<Rehearsal> = {}): Rehearsal => ({
  kind: 'throws in render',
  refused: null,
  seen: ['Something went wrong'],
  pages: 5,
  badPages: 5,
  isRolledBack: true,
  told: twice,
  ...more,
});

test.each<[string, Partial<Rehearsal>, number]>([
  ['goes back in time, and its squad is told', {}, 0],
  ['fails on more pages than it may', { badPages: MOST_BAD_PAGES + 1 }, 1],
  ['fails and stays', { isRolledBack: false }, 1],
  ['goes back, and no mail says so', { told: { ...twice, mail: ['fails'] } }, 1],
  ['is refused', { refused: 'RELEASE_UNFIT', badPages: 0, isRolledBack: false, told: { log: [], webhook: [], mail: [] } }, 0],
  ['is refused, and yet pages fail', { refused: 'RELEASE_UNFIT', badPages: 1 }, 1],
  ['does no harm', { badPages: 0, isRolledBack: false, told: { log: [], webhook: [], mail: [] } }, 0],
])('FED-05 a release that %s', (_what, more, faults) => {
  expect(faultsOf([rehearsal(more)])).toHaveLength(faults);
});

test('FED-05 the table says what visitors saw and who was told', () => {
  const refused = rehearsal({ kind: 'calls what is not there', refused: 'RELEASE_UNFIT', badPages: 0, isRolledBack: false });
  expect(rehearsalTable([rehearsal(), refused]).split('\n').slice(2)).toEqual([
    '| throws in render | rolled back | “Something went wrong” | 5 | 5 | log (2), webhook (2), mail (2) |',
    '| calls what is not there | refused, RELEASE_UNFIT | nothing of it | – | 0 | who releases it |',
  ]);
});
