import { complaintAbout, failureRateFrom, LATEST_LOADS } from './rollback-rule';

const quiet = { loads: 0, failures: 0, drawFailures: 0, networks: 0 };
const of = (failures: number, loads: number, networks = 9) => ({ loads, failures, drawFailures: 0, networks });
const healthy = { hour: quiet, seen: quiet, minute: quiet, latest: quiet, baseline: 0 };

describe('When a release should go', () => {
  test.each([
    ['four failures of thirty: at least 5.3 %', { hour: of(4, 30) }, true],
    ['two of thirty: at least 1.8 %, within 2 %', { hour: of(2, 30) }, false],
    ['all of twenty-nine that could not be drawn: too few to say', { hour: of(29, 29) }, false],
    ['eighty of a thousand: at least 6.5 %', { hour: of(80, 1000) }, true],
    ['eighty of a thousand where the one before fails as often', { hour: of(80, 1000), baseline: 0.03 }, false],
    ['twenty of a thousand: at least 1.3 %', { hour: of(20, 1000) }, false],
    ['five that failed within a minute', { minute: of(5, 5) }, true],
    ['four that failed within a minute', { minute: of(4, 4) }, false],
    ['eight of ten thousand within a minute of a busy site', { hour: of(8, 10_000), minute: of(8, 10_000) }, false],
    ['one odd page of ten thousand', { hour: of(1, 10_000) }, false],
    ['an odd page that is every hundredth of ten thousand', { hour: of(100, 10_000), seen: of(100, 10_000) }, false],
    ['thirty in a row after a thousand that went well: at least 2.04 %', { hour: of(30, 1030) }, true],
    ['five of the last ten, however many went well before', { latest: of(5, 10) }, true],
    ['four of the last ten', { latest: of(4, 10) }, false],
    ['five of the last ten where the one before fails on every tenth', { latest: of(5, 10), baseline: 0.1 }, false],
    ['five of twenty-one within an hour: at least 10.6 %', { seen: of(5, 21) }, true],
    ['five of twenty-five within an hour: at least 8.9 %', { seen: of(5, 25) }, false],
    ['four of four within an hour', { seen: of(4, 4), latest: of(4, 4) }, false],
    ['nothing', {}, false],
  ])('FED-05 %s', (_what, evidence, isBad) => {
    expect(complaintAbout({ ...healthy, ...evidence }) !== null).toBe(isBad);
  });

  test('FED-05 the reason says what was seen, and from how many networks', () => {
    expect(complaintAbout({ ...healthy, hour: of(80, 1000, 7) })).toEqual({
      reason: 'It failed on 80 of 1000 pages within an hour (at least 6.5 %).',
      networks: 7,
    });
    expect(complaintAbout({ ...healthy, minute: of(6, 6, 6) })?.reason).toBe('It failed on 6 of 6 pages within a minute.');
    expect(complaintAbout({ ...healthy, latest: of(5, 10, 6) })?.reason).toBe('It failed on 5 of its last 10 pages.');
    expect(complaintAbout({ ...healthy, seen: of(5, 12, 6) })?.reason).toBe('It failed on 5 of 12 pages within an hour.');
  });

  test('FED-05 SEC-50 one network that complains within a minute does not hide what many complain of within an hour', () => {
    expect(complaintAbout({ ...healthy, hour: of(9, 40, 5), minute: of(5, 5, 1) })?.networks).toBe(5);
  });

  test('FED-05 the reason says how many of the pages were only not drawn on the server', () => {
    const hour = { ...of(31, 40), drawFailures: 30 };
    expect(complaintAbout({ ...healthy, hour })?.reason).toBe(
      'It failed on 31 of 40 pages within an hour (at least 62.5 %); 30 of them could not be drawn on the server.',
    );
  });

  test('FED-05 where nothing failed the rate begins at nothing, however many loads there were', () => {
    for (let loads = 1; loads < 5000; loads += 7) expect(failureRateFrom({ loads, failures: 0 })).toBe(0);
  });
});

/** Returns how many pages fail until the release goes, on a site so quiet that no minute has two pages. */
function badPagesUntilGone(isFailure: (page: number) => boolean): number {
  const outcomes: boolean[] = [];
  const countsOf = (pages: readonly boolean[]) => of(pages.filter(Boolean).length, pages.length);
  for (let page = 0; page < 5000; page += 1) {
    outcomes.push(isFailure(page));
    const all = countsOf(outcomes);
    const latest = countsOf(outcomes.slice(-LATEST_LOADS));
    if (isFailure(page) && complaintAbout({ ...healthy, hour: all, seen: all, latest })) return all.failures;
  }
  return Infinity;
}

describe('How many pages fail until a release goes', () => {
  test('FED-05 at most seven, whether a twentieth of its pages fails or each of them', () => {
    const most = Math.max(
      ...Array.from({ length: 96 }, (_one, step) => {
        const rate = (step + 5) / 100;
        return badPagesUntilGone((page) => Math.floor((page + 1) * rate) > Math.floor(page * rate));
      }),
    );
    expect(most).toBeLessThanOrEqual(7);
  });

  test.each([0, 1, 4, 10, 100, 1000])('FED-05 five after %d pages that went well, when every page fails from then on', (well) => {
    expect(badPagesUntilGone((page) => page >= well)).toBe(5);
  });
});
