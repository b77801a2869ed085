import { ENDPOINTS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { UsersService } from '../../auth/users/users.service';
import { FaqVotesRecords } from './faq-votes.records';

const EMAIL = 'asha.rao@example.com';

describeSite('Helpful answers of an account', (site) => {
  test('SEC-68 what the user called helpful stands in the export of the account and goes with it', async () => {
    const browser = await signedIn(site(), EMAIL);
    await browser.post(ENDPOINTS.voteOnFaq.path, { name: 'is-it-free-to-join', answer: 'no' });
    await (await site().browse()).post(ENDPOINTS.voteOnFaq.path, { name: 'is-it-free-to-join', answer: 'yes' });
    const user = await site().app.get(UsersService).findByLogin({ type: MEDIUM_TYPE.email, value: EMAIL });
    if (!user) throw new Error('There is no such account.');
    const records = site().app.get(FaqVotesRecords);
    const voted_at = new Date(site().clock.now()).toISOString();
    expect(await records.exportFor(user)).toEqual([{ question: 'is-it-free-to-join', answer: 'no', voted_at }]);
    await records.erase(user);
    expect(await records.exportFor(user)).toEqual([]);
    expect(await site().dataSource.query('SELECT answer FROM faq_vote')).toEqual([{ answer: 'yes' }]);
    expect(await site().dataSource.query('SELECT yes, no FROM faq_vote_count')).toEqual([{ yes: 1, no: 0 }]);
  });
});
