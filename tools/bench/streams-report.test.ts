import { writeStreamReport } from './streams-report';

test('the report says what one stream costs', () => {
  const [before, after] = [
    { streams: 0, heapUsed: 100 * 2 ** 20, rss: 200 * 2 ** 20 },
    { streams: 1024, heapUsed: 110 * 2 ** 20, rss: 230 * 2 ** 20 },
  ];
  const report = writeStreamReport({ streams: 1024, before, after }, 'a machine', '2026-11-25');
  expect(report).toMatch(/^# Benchmarks of streams\n/u);
  expect(report).toContain('| heap | 100 | 110 | 10.0 |');
  expect(report).toContain('| resident | 200 | 230 | 30.0 |');
});
