import { cpuSeconds, parseClock, parseStat } from './cpu-time';

test('the time of a process is read past a name with blanks and brackets', () => {
  expect(parseStat('42 (a (b) c) S 1 42 42 0 -1 4194304 100 0 0 0 150 50 0 0 20 0 11 0 100')).toBe(2);
});

test('the time of other systems is read with and without days', () => {
  expect([parseClock('3:04.56'), parseClock('02:03:04'), parseClock('1-02:03:04')]).toEqual([184.56, 7384, 93784]);
});

test('this process has used some time', () => {
  expect(cpuSeconds(process.pid)).toBeGreaterThan(0);
});
