import { ENDPOINTS } from '@alltalent/shared/contracts';
import { bookedAsha, change, insertBooking } from '../../../test/support/hiring/bookings';
import { ASHA, applicant, applied, deleteActivity, openCasting } from '../../../test/support/jobs/applications/casting';
import { knownClient } from '../../../test/support/jobs/postings/jobs';
import { signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';

type Match = { readonly missing: readonly string[] };

describeSite('Availability of a talent', (site) => {
  beforeEach(() => deleteActivity(site()));

  test('HIR-04 follows the bookings: jobs on booked days do not fit, and fit again after a cancellation', async () => {
    const dates = { starts_on: '2027-01-14', ends_on: '2027-01-16' };
    const casting = await openCasting(site(), { is_flexible: false, ...dates }, await knownClient(site()));
    const own = await signedIn(site(), ASHA.email);
    const busy = async () => {
      const { roles } = (await own.get(`/api/jobs/${casting.jobId}`)).json<{ data: { roles: { match: Match }[] } }>().data;
      return roles[0]?.match.missing.filter((text) => text.startsWith('Free on the dates'));
    };
    expect(await busy()).toEqual([]);
    const { id, talent } = await bookedAsha(site(), { startsOn: '2027-01-12', endsOn: '2027-01-14' });
    expect(await busy()).toEqual(['Free on the dates: you have a booking then']);
    const ownJob = await insertBooking(site(), casting.client.userId, {
      startsOn: '2027-01-15',
      endsOn: '2027-01-16',
      jobId: casting.jobId,
    });
    expect(ownJob).toBeGreaterThan(id);
    const application = await applied(site(), casting);
    const { match } = await applicant(casting, application.id);
    expect(match.missing).toContain('Free on the dates: has a booking then');
    expect((await change(talent, 'cancelBooking', { id })).statusCode).toBe(200);
    expect(await busy()).toEqual([]);
    expect((await own.get(ENDPOINTS.jobs.path)).statusCode).toBe(200);
  });
});
