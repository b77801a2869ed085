import {
  ENDPOINTS,
  joinedResponseSchema,
  TEAM_LIMITS,
  teamInvitationResponseSchema,
  type TeamResponse,
  teamResponseSchema,
  type TeamRole,
} from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';
import { DelegatesService } from '../delegates/delegates.service';
import { UsersService } from '../users/users.service';
import { ENDED_INVITATION_RETENTION_MS } from './team.policy';
import { TeamRecords } from './team.records';

const CLIENT = 'u_demo_ritu';
const CLIENT_EMAIL = 'ritu.khanna@example.com';
const COLLEAGUE = 'u_demo_asha';
const COLLEAGUE_EMAIL = 'asha.rao@example.com';
const GUARDIAN_EMAIL = 'leela.iyer@example.com';
const HOUR = 3600;
const DAY = 24 * HOUR;

describeSites('The team of a client', (site) => {
  const query = (sql: string, values: readonly unknown[] = []) => site().dataSource.query(sql, [...values]);
  const invite = (browser: TestBrowser, email: string, role = 'caster') => browser.post(ENDPOINTS.inviteColleague.path, { email, role });
  const newestLink = async (email: string) => {
    const [mail] = await messagesTo(site(), email);
    return /\/account\/team\/invitation\?token=([\w-]{43})\s/u.exec(mail?.text ?? '')?.[1] ?? 'no token';
  };
  const read = async (browser: TestBrowser, token: string) => browser.get(`/api/team-invitations/${token}`);
  const accept = (browser: TestBrowser, token: string) => browser.post(ENDPOINTS.acceptInvitation.path, { token });
  const teamOf = async (browser: TestBrowser): Promise<TeamResponse['data']> => {
    const response = await browser.get(ENDPOINTS.team.path);
    expect(response.statusCode).toBe(200);
    return teamResponseSchema.validateSync(response.json(), { strict: true }).data;
  };
  const subjects = async (email: string) => (await messagesTo(site(), email)).map(({ subject }) => subject);
  /** Invites an address an hour after anything else, and returns the token of its mail. */
  const invitationFor = async (email: string, role: TeamRole = 'caster') => {
    site().clock.pass(HOUR);
    const holder = await signedIn(site(), CLIENT_EMAIL);
    expect((await invite(holder, email, role)).json()).toMatchObject({ status: 200 });
    return newestLink(email);
  };
  const member = async (role: TeamRole) => {
    await site().app.get(DelegatesService, { strict: false }).allow(CLIENT, COLLEAGUE, role);
    const browser = await signedIn(site(), COLLEAGUE_EMAIL);
    expect((await browser.post(ENDPOINTS.switchAccount.path, { account_id: CLIENT })).statusCode).toBe(200);
    return browser;
  };
  /** Account with a confirmed address. */
  const newPerson = async (email: string, roleId = '5') => {
    const names = { firstName: 'Devika', lastName: 'Nair', dialCode: '91', mobileNumber: '', birthDate: null };
    const user = await site()
      .app.get(UsersService)
      .create({ roleId, email, loginEmail: email, loginPhone: null, ...names });
    return { id: user?.id ?? '', browser: await signedIn(site(), email) };
  };

  beforeEach(() => site().clock.pass(DAY));
  afterEach(async () => {
    await query('DELETE FROM account_delegate');
    await query('DELETE FROM team_invitation');
  });

  test('HIR-06 a colleague is invited by mail, reads who invites, accepts and uses the account', async () => {
    const token = await invitationFor(COLLEAGUE_EMAIL);
    const [mail] = await messagesTo(site(), COLLEAGUE_EMAIL);
    expect(mail?.subject).toBe('Ritu Khanna invites you to a team on All Talent');
    expect(mail?.text).toContain('works for 7 days, once, for asha.rao@example.com');
    const stranger = await site().browse();
    const invitation = teamInvitationResponseSchema.validateSync((await read(stranger, token)).json(), { strict: true }).data;
    expect(invitation).toMatchObject({ team: 'Ritu Khanna', invited_by: 'Ritu Khanna', role: 'caster', email: 'a***@example.com' });
    expect(invitation.reader).toBe('visitor');
    expect((await accept(stranger, token)).statusCode).toBe(401);
    const colleague = await signedIn(site(), COLLEAGUE_EMAIL);
    expect((await read(colleague, token)).json().data.reader).toBe('invited');
    const joined = joinedResponseSchema.validateSync((await accept(colleague, token)).json(), { strict: true });
    expect(joined).toMatchObject({ status: 200, message: 'You are in the team of Ritu Khanna now.', data: { account_id: CLIENT } });
    expect((await subjects(CLIENT_EMAIL))[0]).toBe('Asha Rao joined your team on All Talent');
    expect((await teamOf(colleague)).joined).toMatchObject([{ account_id: CLIENT, name: 'Ritu Khanna', role: 'caster' }]);
    expect((await colleague.post(ENDPOINTS.switchAccount.path, { account_id: CLIENT })).statusCode).toBe(200);
    expect((await colleague.get(ENDPOINTS.ownJobs.path)).statusCode).toBe(200);
    expect(site().log.join('')).toContain('colleague joined');
  });

  test('HIR-06 SEC-29 a link works once, for the invited address, until it is withdrawn, renewed or late', async () => {
    const used = await invitationFor(COLLEAGUE_EMAIL);
    const colleague = await signedIn(site(), COLLEAGUE_EMAIL);
    const other = await signedIn(site(), GUARDIAN_EMAIL);
    expect((await read(other, used)).json().data.reader).toBe('other');
    expect((await accept(other, used)).json()).toMatchObject({ status: 403, detail: expect.stringContaining('a***@example.com') });
    expect((await other.post(ENDPOINTS.declineTeamInvitation.path, { token: used })).statusCode).toBe(403);
    expect((await accept(colleague, used)).statusCode).toBe(200);
    expect((await accept(colleague, used)).statusCode).toBe(404);
    await query('DELETE FROM account_delegate');

    const former = await invitationFor(COLLEAGUE_EMAIL);
    const renewed = await invitationFor(COLLEAGUE_EMAIL, 'viewer');
    expect((await accept(colleague, former)).json()).toMatchObject({ status: 404, detail: expect.stringContaining('no longer works') });
    expect((await read(colleague, renewed)).json().data.role).toBe('viewer');

    const holder = await signedIn(site(), CLIENT_EMAIL);
    const invitations = (await teamOf(holder)).team?.invitations ?? [];
    expect(invitations).toMatchObject([{ email: COLLEAGUE_EMAIL, role: 'viewer', is_open: true }]);
    expect((await holder.post(ENDPOINTS.withdrawInvitation.path, { id: invitations[0]?.id })).statusCode).toBe(200);
    expect((await accept(colleague, renewed)).statusCode).toBe(404);

    const late = await invitationFor(COLLEAGUE_EMAIL);
    site().clock.pass(TEAM_LIMITS.invitationDays * DAY);
    const again = await signedIn(site(), COLLEAGUE_EMAIL);
    expect((await accept(again, late)).json()).toMatchObject({ status: 404, detail: expect.stringContaining('expired') });
    expect((await teamOf(await signedIn(site(), CLIENT_EMAIL))).team?.invitations).toMatchObject([{ is_open: false }]);
    site().clock.pass(ENDED_INVITATION_RETENTION_MS / 1000 + 1);
    await site().app.get(OldRowsJob).run();
    expect(await query('SELECT id FROM team_invitation')).toEqual([]);
    expect(await query('SELECT user_id FROM account_delegate')).toEqual([]);
  });

  test('HIR-06 an invitation is declined by the invited person, and two answers at once make one member', async () => {
    const declined = await invitationFor(COLLEAGUE_EMAIL);
    const [first, second] = [await signedIn(site(), COLLEAGUE_EMAIL), await signedIn(site(), COLLEAGUE_EMAIL)];
    expect((await first.post(ENDPOINTS.declineTeamInvitation.path, { token: declined })).statusCode).toBe(200);
    expect((await accept(first, declined)).statusCode).toBe(404);
    const joinings = async () => (await subjects(CLIENT_EMAIL)).filter((subject) => subject.startsWith('Asha Rao joined')).length;
    const before = await joinings();
    const token = await invitationFor(COLLEAGUE_EMAIL);
    const [one, two] = [await signedIn(site(), COLLEAGUE_EMAIL), second];
    const statuses = (await Promise.all([accept(one, token), accept(two, token)])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await query('SELECT user_id FROM account_delegate')).toHaveLength(1);
    expect(await joinings()).toBe(before + 1);
  });

  test('HIR-06 an answer that was lost is given again for its key', async () => {
    const token = await invitationFor(COLLEAGUE_EMAIL);
    const colleague = await signedIn(site(), COLLEAGUE_EMAIL);
    const key = { 'idempotency-key': '7f3e1c52-6a1d-4a39-9e5b-0c6d1f2a3b4c' };
    const first = await colleague.post(ENDPOINTS.acceptInvitation.path, { token }, key);
    const again = await colleague.post(ENDPOINTS.acceptInvitation.path, { token }, key);
    expect(again.json()).toEqual(first.json());
    expect(again.statusCode).toBe(200);
  });

  test('HIR-06 SEC-29 a restricted person joins no team, and nobody joins the own one', async () => {
    const { id, browser } = await newPerson('devika.nair@example.com');
    const token = await invitationFor('devika.nair@example.com');
    const again = await signedIn(site(), 'devika.nair@example.com');
    await query('UPDATE user_account SET role_id = ? WHERE id = ?', ['20', id]);
    for (const one of [browser, again]) expect([401, 403]).toContain((await accept(one, token)).statusCode);
    await query('UPDATE user_account SET role_id = ?, status = ? WHERE id = ?', ['5', 'suspended', id]);
    expect((await accept(again, token)).statusCode).toBe(401);
    await query('UPDATE team_invitation SET email = ?', [CLIENT_EMAIL]);
    const holder = await signedIn(site(), CLIENT_EMAIL);
    expect((await read(holder, token)).json().data.reader).toBe('holder');
    expect((await accept(holder, token)).json()).toMatchObject({ status: 403, detail: expect.stringContaining('your own account') });
    expect(await query('SELECT user_id FROM account_delegate')).toEqual([]);
  });

  test('HIR-06 SEC-29 a person who is restricted while using an account loses it', async () => {
    const caster = await member('caster');
    await query("UPDATE user_account SET role_id = '20' WHERE id = ?", [COLLEAGUE]);
    expect((await caster.get(ENDPOINTS.ownJobs.path)).statusCode).not.toBe(200);
    await query("UPDATE user_account SET role_id = '5' WHERE id = ?", [COLLEAGUE]);
  });

  test('HIR-06 invitations have limits: of a team, of an account in a day, of an address in an hour', async () => {
    const holder = await signedIn(site(), CLIENT_EMAIL);
    expect((await invite(holder, CLIENT_EMAIL)).json()).toMatchObject({ status: 400, fields: { email: expect.any(String) } });
    expect((await invite(holder, 'no address')).statusCode).toBe(400);
    expect((await invite(holder, COLLEAGUE_EMAIL, 'holder')).statusCode).toBe(400);
    expect((await invite(holder, COLLEAGUE_EMAIL)).statusCode).toBe(200);
    expect((await invite(holder, COLLEAGUE_EMAIL)).statusCode).toBe(429);
    for (let index = 1; index < TEAM_LIMITS.people; index += 1) {
      expect((await invite(holder, `colleague.${index}@example.com`)).statusCode).toBe(200);
    }
    expect((await invite(holder, 'one.more@example.com')).json()).toMatchObject({ status: 400, detail: expect.anything() });
    expect((await teamOf(holder)).team).toMatchObject({ room: 0 });
    const id = (await teamOf(holder)).team?.invitations.find(({ email }) => email === 'colleague.1@example.com')?.id;
    await holder.post(ENDPOINTS.withdrawInvitation.path, { id });
    expect((await invite(holder, 'one.more@example.com')).statusCode).toBe(429);
    site().clock.pass(DAY);
    const tomorrow = await signedIn(site(), CLIENT_EMAIL);
    expect((await invite(tomorrow, 'one.more@example.com')).statusCode).toBe(200);
  });

  test('HIR-06 SEC-29 the holder and owners change the team; casters and viewers read it', async () => {
    const { id } = await newPerson('kabir.shah@example.com');
    await site().app.get(DelegatesService, { strict: false }).allow(CLIENT, id, 'viewer');
    site().clock.pass(1);
    for (const role of ['caster', 'viewer'] as const) {
      const browser = await member(role);
      const { team } = await teamOf(browser);
      expect(team).toMatchObject({ may_change: false, invitations: [], holder: { name: 'Ritu Khanna', is_you: false } });
      expect(team?.members.map(({ email }) => email)).toEqual(['', '']);
      const refused = [
        await invite(browser, 'kiran@example.com'),
        await browser.post(ENDPOINTS.withdrawInvitation.path, { id: 'ti_1' }),
        await browser.post(ENDPOINTS.changeTeamRole.path, { user_id: id, role: 'owner' }),
        await browser.post(ENDPOINTS.removeColleague.path, { user_id: id }),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
      expect(refused[0]?.json().detail).toContain('holder of the account and owners');
    }
    const owner = await member('owner');
    expect((await teamOf(owner)).team?.members).toMatchObject([
      { user_id: id, role: 'viewer', email: 'kabir.shah@example.com' },
      { user_id: COLLEAGUE, role: 'owner', is_you: true },
    ]);
    expect((await owner.post(ENDPOINTS.changeTeamRole.path, { user_id: id, role: 'caster' })).json().message).toContain('a caster now');
    expect((await subjects('kabir.shah@example.com'))[0]).toBe('Your role in the team of Ritu Khanna changed');
    expect((await subjects(CLIENT_EMAIL))[0]).toBe('The role of Devika Nair in your team changed');
    expect((await invite(owner, 'kiran@example.com')).statusCode).toBe(200);
    const [mail] = await messagesTo(site(), 'kiran@example.com');
    expect(mail?.text).toContain('Asha Rao invites you to use the All Talent account of Ritu Khanna');
    for (const input of [{ user_id: CLIENT }, { user_id: 'u_demo_leela' }, { user_id: 'u_nobody' }]) {
      expect((await owner.post(ENDPOINTS.removeColleague.path, input)).statusCode).toBe(404);
      expect((await owner.post(ENDPOINTS.changeTeamRole.path, { ...input, role: 'viewer' })).statusCode).toBe(404);
    }
    expect((await owner.post(ENDPOINTS.changeTeamRole.path, { user_id: COLLEAGUE, role: 'viewer' })).statusCode).toBe(403);
    expect((await owner.post(ENDPOINTS.removeColleague.path, { user_id: COLLEAGUE })).statusCode).toBe(403);
  });

  test('HIR-06 SEC-29 a removed colleague is out with the next request, and both are told', async () => {
    const caster = await member('caster');
    const holder = await signedIn(site(), CLIENT_EMAIL);
    expect((await holder.post(ENDPOINTS.removeColleague.path, { user_id: COLLEAGUE })).json().message).toContain('Asha Rao');
    const refused = await caster.post(ENDPOINTS.makeFavouriteList.path, { name: 'Afterwards' });
    expect(refused.json()).toMatchObject({ status: 409, code: 'ACCOUNT_SWITCHED' });
    expect((await caster.get(ENDPOINTS.clientOverview.path)).statusCode).toBe(403);
    expect((await subjects(COLLEAGUE_EMAIL))[0]).toBe('You are no longer in the team of Ritu Khanna');
    expect((await subjects(CLIENT_EMAIL))[0]).toBe('Asha Rao is no longer in your team');
    expect((await caster.post(ENDPOINTS.switchAccount.path, { account_id: CLIENT })).statusCode).toBe(404);
  });

  test('HIR-06 a member leaves while using the account, and works on with the own one', async () => {
    const viewer = await member('viewer');
    const left = await viewer.post(ENDPOINTS.leaveTeam.path, { account_id: CLIENT }, { 'x-account': CLIENT });
    expect(left.json()).toMatchObject({ status: 200, message: 'You left the team of Ritu Khanna.' });
    const details = (await viewer.post(ENDPOINTS.userDetails.path)).json();
    expect(details).toMatchObject({ user_id: COLLEAGUE, acting: null, other_accounts: 0 });
    expect((await subjects(COLLEAGUE_EMAIL))[0]).toBe('You left the team of Ritu Khanna');
    expect((await subjects(CLIENT_EMAIL))[0]).toBe('Asha Rao left your team');
    expect((await viewer.post(ENDPOINTS.leaveTeam.path, { account_id: CLIENT })).statusCode).toBe(404);
    expect((await teamOf(viewer)).team).toBeNull();
  });

  test('HIR-06 SEC-29 invitations and members of another team are not found', async () => {
    await invitationFor(COLLEAGUE_EMAIL);
    const [{ id }] = await query('SELECT id FROM team_invitation');
    const { browser } = await newPerson('other.client@example.com', '7');
    expect((await browser.post(ENDPOINTS.withdrawInvitation.path, { id })).statusCode).toBe(404);
    await member('viewer');
    expect((await browser.post(ENDPOINTS.removeColleague.path, { user_id: COLLEAGUE })).statusCode).toBe(404);
    expect((await browser.post(ENDPOINTS.leaveTeam.path, { account_id: CLIENT })).statusCode).toBe(404);
    expect((await read(browser, 'x'.repeat(43))).statusCode).toBe(404);
    expect((await read(browser, 'x'.repeat(65))).statusCode).toBe(400);
    expect(await query('SELECT id FROM team_invitation')).toHaveLength(1);
  });

  test('HIR-06 an invitation is accepted while another account is in use, for the person', async () => {
    const { id, browser: second } = await newPerson('second.client@example.com', '7');
    const caster = await member('caster');
    expect((await invite(second, COLLEAGUE_EMAIL, 'viewer')).statusCode).toBe(200);
    const token = await newestLink(COLLEAGUE_EMAIL);
    const joined = await caster.post(ENDPOINTS.acceptInvitation.path, { token }, { 'x-account': CLIENT });
    expect(joined.json()).toMatchObject({ status: 200, data: { account_id: id } });
    expect((await teamOf(caster)).joined.map(({ role }) => role).toSorted()).toEqual(['caster', 'viewer']);
  });

  test('HIR-06 SEC-43 the export names memberships and invitations, and the erasure ends both', async () => {
    await member('viewer');
    site().clock.pass(1);
    const { id, browser } = await newPerson('gone.soon@example.com', '7');
    await invite(browser, COLLEAGUE_EMAIL, 'owner');
    await site().app.get(DelegatesService, { strict: false }).allow(id, COLLEAGUE, 'owner');
    const exported = async (one: TestBrowser) => (await one.get(ENDPOINTS.exportAccount.path)).json().team;
    expect(await exported(await signedIn(site(), COLLEAGUE_EMAIL))).toMatchObject({
      member_of: [{ team: 'Ritu Khanna', role: 'viewer' }, { role: 'owner' }],
      invitations_received: [{ role: 'owner' }],
    });
    expect(await exported(browser)).toMatchObject({
      members: [{ name: 'Asha Rao', role: 'owner' }],
      invitations_sent: [{ email: COLLEAGUE_EMAIL, role: 'owner' }],
    });
    const colleague = await site().app.get(UsersService).findById(COLLEAGUE);
    expect(await query('SELECT id FROM team_invitation')).toHaveLength(1);
    if (colleague) await site().app.get(TeamRecords, { strict: false }).erase(colleague);
    expect(await query('SELECT id FROM team_invitation')).toEqual([]);
    await invite(browser, 'to.be.gone@example.com');
    await site().app.get(UsersService).remove(id);
    expect(await query('SELECT id FROM team_invitation')).toEqual([]);
    expect(await query('SELECT account_id FROM account_delegate')).toEqual([{ account_id: CLIENT }]);
  });
});
