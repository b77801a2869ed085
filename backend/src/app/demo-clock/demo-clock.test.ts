import { addDays, dayInIndia } from '@alltalent/shared/contracts';
import { bookedAsha, readBooking } from '../../../test/support/hiring/bookings';
import { reviewsOf } from '../../../test/support/hiring/done-bookings';
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

    test('HIR-04 a booking whose work is over by then is done, and both sides can review', async () => {
      const browser = await site().browse();
      const today = dayInIndia(Date.parse((await browser.get('/dev/clock')).json().now));
      const { id, talent } = await bookedAsha(site(), { startsOn: today, endsOn: addDays(today, 1) });
      expect((await browser.post('/dev/clock', { days: 6 })).statusCode).toBe(200);
      expect((await readBooking(talent, id)).state).toBe('done');
      expect((await reviewsOf(talent, id)).may_write).toBe(true);
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
