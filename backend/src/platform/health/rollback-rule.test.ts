import { complaintAbout, failureRateFrom } from './rollback-rule';

const quiet = { loads: 0, failures: 0, drawFailures: 0, networks: 0 };
const of = (failures: number, loads: number, networks = 9) => ({ loads, failures, drawFailures: 0, networks });

describe('When a release should go', () => {
  test.each([
    ['four failures of thirty: at least 5.3 %', of(4, 30), quiet, 0, true],
    ['two of thirty: at least 1.8 %, within 2 %', of(2, 30), quiet, 0, false],
    ['all of twenty-nine: too few to say', of(29, 29), quiet, 0, false],
    ['eighty of a thousand: at least 6.5 %', of(80, 1000), quiet, 0, true],
    ['eighty of a thousand where the one before fails as often', of(80, 1000), quiet, 0.03, false],
    ['twenty of a thousand: at least 1.3 %', of(20, 1000), quiet, 0, false],
    ['five that failed within a minute', of(5, 5), of(5, 5), 0, true],
    ['four that failed within a minute', of(4, 4), of(4, 4), 0, false],
    ['eight of ten thousand within a minute of a busy site', of(8, 10_000), of(8, 10_000), 0, false],
    ['one odd page of ten thousand', of(1, 10_000), quiet, 0, false],
    ['an odd page that is every hundredth of ten thousand', of(100, 10_000), quiet, 0, false],
    ['thirty in a row after a thousand that went well: at least 2.04 %', of(30, 1030), quiet, 0, true],
    ['nothing', quiet, quiet, 0, false],
  ])('FED-05 %s', (_what, hour, minute, baseline, isBad) => {
    expect(complaintAbout({ hour, minute, baseline }) !== null).toBe(isBad);
  });

  test('FED-05 the reason says what was seen, and from how many networks', () => {
    expect(complaintAbout({ hour: of(80, 1000, 7), minute: quiet, baseline: 0 })).toEqual({
      reason: 'It failed on 80 of 1000 pages within an hour (at least 6.5 %).',
      networks: 7,
    });
    expect(complaintAbout({ hour: of(6, 6, 6), minute: of(6, 6, 6), baseline: 0 })?.reason).toBe(
      'It failed on 6 of 6 pages within a minute.',
    );
  });

  test('FED-05 the reason says how many of the pages were only not drawn on the server', () => {
    const hour = { ...of(31, 40), drawFailures: 30 };
    expect(complaintAbout({ hour, minute: quiet, baseline: 0 })?.reason).toBe(
      'It failed on 31 of 40 pages within an hour (at least 62.5 %); 30 of them could not be drawn on the server.',
    );
  });

  test('FED-05 where nothing failed the rate begins at nothing, however many loads there were', () => {
    for (let loads = 1; loads < 5000; loads += 7) expect(failureRateFrom({ loads, failures: 0 })).toBe(0);
  });
});
