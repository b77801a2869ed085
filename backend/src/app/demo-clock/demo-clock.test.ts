import { describeSite } from '../../../test/support/test-site';

describeSite(
  'Demo clock',
  (site) => {
    test('MEM-01 a tester turns it ahead, and what is due runs', async () => {
      const browser = await site().browse();
      const before = Date.parse((await browser.get('/dev/clock')).json().now);
      const response = await browser.post('/dev/clock', { days: 31 });
      expect(response.statusCode).toBe(200);
      expect(Date.parse(response.json().now) - before).toBe(31 * 24 * 3600 * 1000);
    });

    test('MEM-01 it only goes ahead', async () => {
      const browser = await site().browse();
      for (const days of [-1, 'many', 1e9, null]) expect((await browser.post('/dev/clock', { days })).statusCode).toBe(400);
    });
  },
  { DEMO_CLOCK: '1' },
);

describeSite('A site without a demo clock', (site) => {
  test('MEM-01 nobody turns its time', async () => {
    const browser = await site().browse();
    expect((await browser.get('/dev/clock')).statusCode).toBe(404);
    expect((await browser.post('/dev/clock', { days: 1 })).statusCode).toBe(404);
  });
});
