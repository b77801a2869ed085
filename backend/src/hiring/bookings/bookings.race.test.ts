import { bookedAsha, bookingOf, change, insertBooking, passUntil, readBooking } from '../../../test/support/hiring/bookings';
import { ASHA, deleteActivity, notificationsOf } from '../../../test/support/jobs/applications/casting';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { BookingClockService } from './booking-clock.service';

describeSites('Changes of bookings at once', (site) => {
  beforeEach(() => deleteActivity(site()));

  const steps = (id: number) =>
    site().dataSource.query<{ what: string }[]>('SELECT what FROM booking_step WHERE booking_id = ? ORDER BY id', [id]);

  test('HIR-04 REL-14 a cancellation against an accepted change ends cancelled, and each step is told once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await deleteActivity(site());
      const { id, client, talent } = await bookedAsha(site());
      bookingOf(await change(talent, 'askBookingChange', { id }));
      const calls = [() => change(client.browser, 'answerBookingChange', { id }), () => change(talent, 'cancelBooking', { id })];
      const answers = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      const [accepted, cancelled] = round % 2 === 0 ? answers : answers.toReversed();
      expect(cancelled?.statusCode).toBe(200);
      const wasAccepted = accepted?.statusCode === 200;
      if (!wasAccepted) expect(accepted?.json().code).toBe('BOOKING_CLOSED');
      expect(await readBooking(talent, id)).toMatchObject({
        state: 'cancelled',
        change: null,
        revision: wasAccepted ? 4 : 3,
        starts_on: wasAccepted ? '2027-01-13' : '2027-01-12',
      });
      expect((await steps(id)).map(({ what }) => what)).toEqual([
        'made',
        'change-asked',
        ...(wasAccepted ? ['change-accepted'] : []),
        'cancelled',
      ]);
    }
  });

  test('HIR-04 REL-14 of ten saved call sheets of one revision one is kept', async () => {
    const { id, client } = await bookedAsha(site());
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(client.browser, 'saveCallSheet', { id })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await readBooking(client.browser, id)).revision).toBe(2);
  });

  test('HIR-04 REL-14 one talent’s bookings of two clients do not move onto each other', async () => {
    const [one, two] = [await bookedAsha(site()), await bookedAsha(site(), { startsOn: '2027-02-01', endsOn: '2027-02-01' })];
    const days = { starts_on: '2027-05-01', ends_on: '2027-05-01' };
    for (const { client, id } of [one, two]) bookingOf(await change(client.browser, 'askBookingChange', { id, ...days }));
    const answers = await Promise.all([one, two].map(({ talent, id }) => change(talent, 'answerBookingChange', { id })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('HIR-04 REL-14 ten first looks at the calendar address get one address', async () => {
    await site().dataSource.query('DELETE FROM calendar_feed');
    const talent = await signedIn(site(), ASHA.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => talent.get(ENDPOINTS.calendarFeed.path)));
    expect(new Set(answers.map((answer) => answer.json().address)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  test('HIR-04 REL-14 ten finishes at once, and jobs of several instances, end a booking once and remind once', async () => {
    const { id, client } = await bookedAsha(site());
    const late = await insertBooking(site(), client.userId, { startsOn: '2027-01-14', endsOn: '2027-01-15' });
    passUntil(site(), '2027-01-14T08:00:00+05:30');
    const browser = await signedIn(site(), client.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(browser, 'finishBooking', { id })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const job = site().app.get(BookingClockService);
    await Promise.all(Array.from({ length: 4 }, () => job.runAll()));
    passUntil(site(), '2027-01-20T08:00:00+05:30');
    await Promise.all(Array.from({ length: 4 }, () => job.runAll()));
    expect((await steps(id)).map(({ what }) => what)).toEqual(['made', 'done']);
    expect((await steps(late)).map(({ what }) => what)).toEqual(['made', 'done']);
    const titles = (await notificationsOf(site(), ASHA.id)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual([
      'Noor Sethi confirmed that the work is done',
      'Your booking is marked as done',
      'Your booking starts on 14 January 2027',
    ]);
  });
});
