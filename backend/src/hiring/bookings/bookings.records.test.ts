import { ENDPOINTS } from '@alltalent/shared/contracts';
import { bookedAsha, bookingOf, change, insertBooking, readBooking } from '../../../test/support/hiring/bookings';
import { ASHA, deleteActivity, good, MEHER, notificationsOf } from '../../../test/support/jobs/applications/casting';
import { newClient } from '../../../test/support/jobs/postings/jobs';
import { describeSite } from '../../../test/support/test-site';
import { PERSONAL_DATA, type PersonalData, UsersService } from '../../auth';
import { BookingsRecords } from './bookings.records';

describeSite('Bookings of an account', (site) => {
  beforeEach(() => deleteActivity(site()));

  const accountOf = async (id: string) => {
    const user = await site().app.get(UsersService).findById(id);
    if (!user) throw new Error('There is no such account.');
    return user;
  };
  const exportOf = async (id: string) =>
    site()
      .app.get(BookingsRecords)
      .exportFor(await accountOf(id));

  test('HIR-04 the export holds the bookings of both sides with what happened, and the choices for them', async () => {
    const { id, client, talent } = await bookedAsha(site());
    await insertBooking(site(), client.userId, { title: 'Another film', startsOn: '2027-02-01', endsOn: '2027-02-01' });
    bookingOf(await change(talent, 'cancelBooking', { id }));
    good(await client.browser.post(ENDPOINTS.saveBookingContact.path, { shows_email: true, shows_phone: false }));
    good(await client.browser.get(ENDPOINTS.calendarFeed.path));
    const exported = await exportOf(client.userId);
    expect(exported).toMatchObject({
      shows_email: true,
      shows_phone: false,
      calendar_address_made_at: expect.stringMatching(/^2026-/u),
      bookings: [
        { side: 'client', title: 'Another film', history: [{ what: 'made' }] },
        {
          side: 'client',
          state: 'cancelled',
          cancelled_by: 'talent',
          cancel_text: 'I am in bed.',
          history: [{ what: 'made' }, { what: 'cancelled', by: 'talent', text: 'I am in bed.' }],
        },
      ],
    });
    expect(JSON.stringify(exported)).not.toContain(ASHA.id);
    expect(await exportOf(ASHA.id)).toMatchObject({ bookings: [{ side: 'talent' }, { side: 'talent' }] });
    expect(await exportOf(MEHER.id)).toEqual({ shows_email: false, shows_phone: false, calendar_address_made_at: null, bookings: [] });
  });

  test('HIR-04 with the account its bookings and calendar address end, and the other side’s notifications that name it', async () => {
    const { id, client, talent } = await bookedAsha(site());
    const other = await newClient(site());
    const kept = await insertBooking(site(), other.userId, { startsOn: '2027-02-01', endsOn: '2027-02-01' });
    const { address } = good<{ address: string }>(await client.browser.get(ENDPOINTS.calendarFeed.path));
    bookingOf(await change(client.browser, 'cancelBooking', { id }));
    bookingOf(await change(other.browser, 'saveCallSheet', { id: kept }));
    expect(await notificationsOf(site(), ASHA.id)).toHaveLength(2);
    const user = await accountOf(client.userId);
    for (const records of site().app.get<readonly PersonalData[]>(PERSONAL_DATA)) await records.erase(user);
    await site().app.get(UsersService).remove(client.userId);
    expect((await notificationsOf(site(), ASHA.id)).map(({ path }) => path)).toEqual([`/bookings/${kept}`]);
    expect((await readBooking(talent, kept)).state).toBe('confirmed');
    expect((await talent.get(ENDPOINTS.booking.path.replace('{id}', String(id)))).statusCode).toBe(404);
    expect((await talent.get(new URL(address).pathname)).statusCode).toBe(404);
  });
});
