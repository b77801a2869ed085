import type { SentShare } from '@alltalent/shared/contracts';
import { toastsAtom } from '@alltalent/shared/state';
import { screen, waitFor, within } from '@alltalent/shared/testing';
import { logIn, logOut, stubFavourites } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aRefusal, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

const LIST = { id: 12, name: 'Tea film', talent_ids: [1, 2, 3] };
const LINK: SentShare = {
  id: 5,
  receiver_name: 'Noor at Lotus',
  description: '',
  list_id: 12,
  url: 'https://alltalent.example/s/token',
  created_at: '2026-11-20T10:00:00.000Z',
  works_until: '2026-12-20',
  state: 'open',
  has_passcode: 0,
  views: 2,
  last_viewed_at: '2026-11-21T10:00:00.000Z',
  profiles: [
    { talent_id: 1, name: 'Talent 1', slug: 'talent-1', answer: 'yes', comment: 'Her!', answered_at: '2026-11-21T10:00:00.000Z' },
    { talent_id: 2, name: 'Talent 2', slug: 'talent-2', answer: null, comment: '' },
  ],
};

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
});

const open = (more: object = {}, role = '7') => {
  logIn(api, role);
  return { state: stubFavourites(api, { ids: [1, 2, 3], lists: [LIST], ...more }), ...openSite('/favourites?list=12') };
};
const person = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () =>
  within(screen.getByRole('list', { name: 'People of the list' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('HIR-06 a note is written and stays; one that was changed elsewhere is told and replaced only by saving again', async () => {
  const { user, state } = open();
  await user.click((await person('Talent 1')).getByRole('button', { name: /Add a note/u }));
  await user.type(await screen.findByRole('textbox', { name: 'Note about Talent 1' }), 'Warm voice.');
  state.notes = [{ talent_id: 1, text: 'Too young?', revision: 1 }];
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText(/It says now: “Too young\?”/u)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note about Talent 1' })).toHaveValue('Warm voice.');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await (await person('Talent 1')).findByText('Warm voice.')).toBeVisible();
  expect(state.notes).toMatchObject([{ text: 'Warm voice.', revision: 2 }]);
});

test('HIR-06 buttons move people, the new order is told and sent, and a refusal brings the former one back', async () => {
  const { user, state, store } = open();
  const first = await person('Talent 1');
  expect(first.getByRole('button', { name: 'Move Talent 1 up' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(first.getByRole('button', { name: 'Move Talent 1 down' }));
  expect(names()).toEqual(['Talent 2', 'Talent 1', 'Talent 3']);
  expect(screen.getByText('Talent 1 is number 2 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(state.lists[0]?.talent_ids).toEqual([2, 1, 3]));
  api.respond('/api/favourites/order-list', () => problem(503));
  await user.click((await person('Talent 3')).getByRole('button', { name: 'Move Talent 3 up' }));
  await waitFor(() => expect(store.get(toastsAtom).at(-1)?.text).toMatch(/^The new order was not saved\./u));
  await waitFor(() => expect(names()).toEqual(['Talent 2', 'Talent 1', 'Talent 3']));
});

test('HIR-06 answers of links are with their person, and choose who is shown', async () => {
  const { user } = open({ links: [LINK] });
  expect(await (await person('Talent 1')).findByText('Her!')).toBeVisible();
  expect((await person('Talent 1')).getByText(/Noor at Lotus/u)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Yes (1)' }));
  expect(names()).toEqual(['Talent 1']);
  expect(screen.getByRole('button', { name: 'Move Talent 1 down' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('radio', { name: 'Maybe (0)' }));
  await user.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(names()).toEqual(['Talent 1', 'Talent 2', 'Talent 3']);
});

test('HIR-06 a link for the chosen people is made, copied and listed', async () => {
  const { user, state } = open();
  const bodies: unknown[] = [];
  api.respond('/api/favourites/share-list', ({ body }) => {
    bodies.push(body);
    state.links = [LINK];
    return ok({ status: 200, data: LINK });
  });
  await user.click((await person('Talent 2')).getByRole('checkbox', { name: 'Choose Talent 2' }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await user.click(await screen.findByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText('Say who gets the link, so that you know whose answers these are')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Who is it for?' }), 'Noor at Lotus');
  await user.click(screen.getByRole('checkbox', { name: 'Show my notes about these people on the page' }));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('textbox', { name: 'Address of the link for Noor at Lotus' })).toHaveValue(LINK.url);
  await user.click(dialog.getByRole('button', { name: /Copy link/u }));
  expect(await dialog.findByText('Copied. Paste it into any message.')).toBeVisible();
  expect(bodies).toMatchObject([{ list_id: 12, talent_ids: [2], receiver: 'Noor at Lotus', with_notes: 1, works_days: 30 }]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: 'Noor at Lotus' })).toBeVisible();
});

test('HIR-06 two to four people are compared by their profiles', async () => {
  const { user } = open({ notes: [{ talent_id: 1, text: 'Warm voice.', revision: 1 }] });
  await user.click((await person('Talent 1')).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await user.click((await person('Talent 2')).getByRole('checkbox'));
  api.respond('/api/talent-profile/talent-2', () => problem(503));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare 2 people' }));
  expect(await dialog.findAllByRole('article')).toHaveLength(2);
  expect(await dialog.findByText('This profile did not load')).toBeVisible();
});

test('HIR-06 people are invited to a role, and each outcome is told; only what failed is sent again', async () => {
  const { user } = open();
  const roles = [{ id: 7, name: 'The aunt', is_invited: false, has_applied: false }];
  api.respond('/api/client/invite-options', () =>
    ok({ status: 200, talent: { id: 1, name: 'Talent 1', slug: 'talent-1', image: '' }, jobs: [{ id: 3, title: 'Tea film', roles }] }),
  );
  const sent: number[] = [];
  let isDown = true;
  api.respond('/api/client/invite', ({ body }) => {
    const id = (body as { talent_id: number }).talent_id;
    sent.push(id);
    if (id === 2) return aRefusal(409, 'ALREADY_INVITED', { detail: 'They are invited already.' });
    if (id === 3 && isDown) return problem(503);
    return ok({ status: 200, talent: {}, jobs: [] });
  });
  await user.click(await screen.findByRole('button', { name: 'Choose all' }));
  await user.click(screen.getByRole('button', { name: 'Invite to a job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite 3 people to a job' }));
  await user.click(await dialog.findByRole('button', { name: 'Send 3 invitations' }));
  const outcomes = within(await dialog.findByRole('list', { name: 'Results of the invitations' }));
  await waitFor(() =>
    expect(outcomes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Talent 1 is invited.',
      'Talent 2 They are invited already.',
      expect.stringMatching(/^Talent 3 .+/u),
    ]),
  );
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Send 3 invitations' }));
  expect(await dialog.findByRole('button', { name: 'Done' })).toBeVisible();
  expect(sent).toEqual([1, 2, 3, 3]);
});

test('HIR-06 a talent has lists with notes and links, and no invitations', async () => {
  open({}, '5');
  await person('Talent 1');
  expect(screen.queryByRole('button', { name: 'Invite to a job' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeEnabled();
});
