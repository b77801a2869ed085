import { NO_BENEFITS } from '../../../test/support/membership/benefits';
import { describeSite } from '../../../test/support/test-site';
import { BenefitsService } from '../../membership';
import { blankContent } from './profile-content.mapper';
import { ProfileReviewsService } from './profile-reviews.service';
import { ProfilesRepository } from './profiles.repository';

const IDS = Array.from({ length: 230 }, (_, number) => `u_waiting_${String(number).padStart(3, '0')}`);
const FIRST = { ...NO_BENEFITS, has_first_review: true };

describeSite('Profiles that wait for a decision', (site) => {
  const ask = () => jest.spyOn(site().app.get(BenefitsService, { strict: false }), 'ofMembersAmong');
  const waiting = async (limit: number) => {
    const found = await site().app.get(ProfileReviewsService, { strict: false }).waiting(limit);
    return found.map(({ draft, isFirst }) => `${draft.userId}${isFirst ? ' first' : ''}`);
  };

  beforeAll(async () => {
    const profiles = site().app.get(ProfilesRepository, { strict: false });
    const content = blankContent({ firstName: 'Ila', lastName: 'Sundaram' });
    const draft = { revision: 1, state: 'pending', reason: '', content, submitted: null, approved: null } as const;
    // Three at a time were submitted at one moment.
    for (const [number, userId] of IDS.entries())
      await profiles.save({ ...draft, userId, submittedAt: 1000 + Math.floor(number / 3), decidedAt: null, updatedAt: 1000 });
  });
  afterEach(() => jest.restoreAllMocks());

  test('MEM-01 members with a first review come before the others, however late, and a hundred owners are asked about at once', async () => {
    const asked = ask().mockImplementation(async (userIds) => new Map(userIds.filter((id) => id === IDS[229]).map((id) => [id, FIRST])));
    expect(await waiting(3)).toEqual([`${IDS[229]} first`, IDS[0], IDS[1]]);
    expect(asked.mock.calls.flatMap(([userIds]) => userIds)).toEqual(IDS);
    expect(asked.mock.calls.map(([userIds]) => userIds.length)).toEqual([100, 100, 30]);
  });

  test('MEM-01 nobody more is asked about once the list is full of first reviews', async () => {
    const asked = ask().mockImplementation(async (userIds) => new Map(userIds.map((id) => [id, FIRST])));
    expect(await waiting(2)).toEqual([`${IDS[0]} first`, `${IDS[1]} first`]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
