import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../test/support/log-in';
import { endMembership, makeMember, offerPlans } from '../../test/support/membership/unlocked-plans';
import { COMPLETE, newTalent, ownProfile, publishedTalent, putPhoto, save, staff, submit } from '../../test/support/profiles/own-profiles';
import { describeSite } from '../../test/support/test-site';
import { Transactions } from '../kernel/database/transaction';
import { MembershipMarks } from '../membership';

describeSite('The crown of members', (site) => {
  const marks = () => site().app.get(MembershipMarks, { strict: false });

  /** Reads the crown where the site shows it: in the listing, on the profile, at the account. */
  async function crowns(email: string, slug: string) {
    const browser = await signedIn(site(), email);
    const query = new URLSearchParams({ filterdata: JSON.stringify({ searchtext: 'Sundaram' }), perPage: '48' });
    const listing = (await browser.get(`${ENDPOINTS.talentListing.path}?${query.toString()}`)).json<{
      data: { slug: string; is_premium: number }[];
    }>();
    const profile = (await browser.get(ENDPOINTS.talentProfile.path.replace(/\{\w+\}/u, slug))).json();
    const [user] = await site().dataSource.query('SELECT has_premium AS mark FROM user_account WHERE slug = ?', [slug]);
    return [listing.data.find((card) => card.slug === slug)?.is_premium, profile.data?.is_premium ?? profile.is_premium, Number(user.mark)];
  }

  test('MEM-01 it comes and goes in the listing, on the profile and at the account together', async () => {
    offerPlans(site());
    const { email, slug, userId } = await publishedTalent(site());
    expect(await crowns(email, slug)).toEqual([0, 0, 0]);
    await marks().set(userId, true);
    await marks().set(userId, true);
    expect(await crowns(email, slug)).toEqual([1, 1, 1]);
    await marks().set(userId, false);
    expect(await crowns(email, slug)).toEqual([0, 0, 0]);
  });

  test('MEM-01 it is rolled back with the change that sets it, and accounts without a profile or none are no error', async () => {
    const { email, slug, userId } = await publishedTalent(site());
    const failing = site()
      .app.get(Transactions, { strict: false })
      .run(async () => {
        await marks().set(userId, true);
        throw new Error('The change fails.');
      });
    await expect(failing).rejects.toThrow('The change fails.');
    expect(await crowns(email, slug)).toEqual([0, 0, 0]);
    const { userId: withoutProfile } = await newTalent(site());
    await marks().set(withoutProfile, true);
    await marks().set('u_nobody', true);
  });
});

describeSite('The queue of profiles', (site) => {
  test('MEM-01 staff read members with a first review before the others, and are told whom to help', async () => {
    offerPlans(site());
    const people = [await newTalent(site()), await newTalent(site()), await newTalent(site())];
    for (const { browser, userId } of people) {
      site().clock.pass(60);
      await putPhoto(site(), userId);
      ownProfile(await save(browser, COMPLETE));
      ownProfile(await submit(browser));
    }
    const [first, monthly, year] = people.map(({ userId }) => userId);
    await makeMember(site(), monthly ?? '');
    await makeMember(site(), year ?? '', { planId: 'one-year' });
    const table = await staff(site(), 'profiles');
    const order = [year, first, monthly].map((userId) => table.indexOf(userId ?? ''));
    expect(order).toEqual([...order].sort((left, right) => left - right));
    const marked = table.split('\n').filter((line) => line.includes('first review, help until approved'));
    expect(marked).toEqual([expect.stringContaining(year ?? '')]);
    await endMembership(site(), year ?? '');
    expect(await staff(site(), 'profiles')).not.toContain('first review');
  });
});
