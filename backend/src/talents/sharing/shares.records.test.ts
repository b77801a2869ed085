import { ENDPOINTS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { UsersService } from '../../auth/users/users.service';
import { SharesRecords } from './shares.records';

const CLIENT = 'ritu.khanna@example.com';
const RECEIVER = 'receiver@example.com';

describeSite('Shares of an account', (site) => {
  test('SHR-05 what an account sent stands in its export and goes with it', async () => {
    const browser = await signedIn(site(), CLIENT);
    const [first] = (await browser.get(ENDPOINTS.talentListing.path)).json().data;
    await browser.post(ENDPOINTS.shareTalents.path, {
      first_name: 'Ritu',
      last_name: 'Khanna',
      email_id: CLIENT,
      mobile_number: '9876501234',
      country_code: '91',
      receiver_first_name: 'Dev',
      receiver_last_name: 'Marwah',
      receiver_email_id: RECEIVER,
      receiver_contact_no: '9811000001',
      receiver_country_code: '91',
      description: 'For the tea film.',
      selected_profiles: [first.id],
    });
    const [mail] = await messagesTo(site(), RECEIVER);
    const link = `/api/lookbook/${/\/s\/([\w-]{43})/u.exec(mail?.text ?? '')?.[1]}`;
    const user = await site().app.get(UsersService).findByLogin({ type: MEDIUM_TYPE.email, value: CLIENT });
    if (!user) throw new Error('There is no such account.');
    const records = site().app.get(SharesRecords);
    const said = { talent_id: first.id, answer: 'yes', comment: 'Her voice.' };
    await browser.post(ENDPOINTS.sendLookbookFeedback.path, { ...said, token: link.split('/').at(-1) });
    expect(await records.exportFor(user)).toMatchObject([
      { receiver_email_id: RECEIVER, description: 'For the tea film.', views: 0, stopped_at: null, answers: [said] },
    ]);
    expect((await browser.get(link)).statusCode).toBe(200);
    await records.erase(user);
    expect((await browser.get(link)).statusCode).toBe(404);
    expect(await records.exportFor(user)).toEqual([]);
    expect(await site().dataSource.query('SELECT * FROM share_answer')).toEqual([]);
  });
});
