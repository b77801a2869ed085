import { dayInIndia } from '@alltalent/shared/contracts';
import { toastsAtom } from '@alltalent/shared/state';
import { act, screen, waitFor, within } from '@alltalent/shared/testing';
import { SUB_CATEGORIES } from '../testing/attributes';
import { logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aContent, anOwnProfile, stubProfile, SAVE } from '../testing/own-profile-server';
import { aRefusal, ok, stubApi, type StubApi } from '../testing/stub-api';

const PAGE = '/talent/profile-settings';
// Ten forms on one page, and pauses in typing that are really waited for.
let api: StubApi;
beforeEach(() => {
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  api = stubApi();
});

const open = (change: Parameters<typeof aContent>[0] = {}) => {
  const stored = stubProfile(api, anOwnProfile({ content: aContent(change) }));
  return { stored, ...openSite(PAGE) };
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const credit = (year: number, title: string) => ({ year, title, part: 'Lead', kind: 'Film' });

test('skills are added by Enter, a comma or a suggestion, each once, and taken out by Backspace', async () => {
  const { user, stored } = open();
  const skills = await section('Skills and languages');
  const input = skills.getByRole('textbox', { name: 'Skills' });
  await user.type(input, 'Fencing{Enter}kathak{Enter}Tap dance,');
  await user.click(skills.getByRole('button', { name: 'Add Yoga' }));
  const tags = () =>
    within(skills.getByRole('list', { name: 'Skills' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(tags()).toEqual(['Remove Kathak', 'Remove Fencing', 'Remove Tap dance', 'Remove Yoga']);
  await user.click(input);
  await user.keyboard('{Backspace}');
  await user.click(skills.getByRole('button', { name: 'Remove Kathak' }));
  await user.tab();
  await waitFor(() => expect(stored.profile.content.skills.skills).toEqual(['Fencing', 'Tap dance']));
});

test('MEM-01 the settings lead to the membership', async () => {
  open();
  expect((await section('Membership')).getByRole('link', { name: 'Your membership' })).toHaveAttribute('href', '/account/membership');
});

test('a credit is added in the order of years, changed, and taken out with a way back', async () => {
  const { user, stored, store } = open({ credits: { credits: [credit(2024, 'Salt Road'), credit(2020, 'Monsoon')] } });
  const credits = await section('Credits');
  await user.click(credits.getByRole('button', { name: 'Add a credit' }));
  await user.click(credits.getByRole('button', { name: 'Add it' }));
  await waitFor(() => expect(credits.getByRole('textbox', { name: 'Year' })).toHaveAccessibleDescription('Please enter a year'));
  await user.type(credits.getByRole('textbox', { name: 'Year' }), '2022');
  await user.type(credits.getByRole('textbox', { name: 'Title' }), 'Tea film{Enter}');
  const titles = () => credits.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Salt Road', 'Tea film', 'Monsoon']);
  await user.click(credits.getByRole('button', { name: 'Edit Monsoon' }));
  await user.type(credits.getByRole('textbox', { name: 'Title' }), ' Song');
  await user.click(credits.getByRole('button', { name: 'Done' }));
  await user.click(credits.getByRole('button', { name: 'Remove Salt Road' }));
  expect(titles()).toEqual(['Tea film', 'Monsoon Song']);
  act(() => store.get(toastsAtom)[0]?.action?.run());
  expect(titles()).toEqual(['Salt Road', 'Tea film', 'Monsoon Song']);
  await waitFor(() => expect(stored.profile.content.credits.credits.map(({ year }) => year)).toEqual([2024, 2022, 2020]));
});

test('the offer to undo goes with the page, since there is no form to bring the credit back to', async () => {
  const { user, stored, store, router } = open({ credits: { credits: [credit(2024, 'Salt Road')] } });
  const credits = await section('Credits');
  await user.click(credits.getByRole('button', { name: 'Remove Salt Road' }));
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Salt Road is taken out']);
  await waitFor(() => expect(stored.profile.content.credits.credits).toEqual([]));
  await act(() => router.navigate('/talents'));
  await waitFor(() => expect(store.get(toastsAtom)).toEqual([]));
});

test('a day to be free from is chosen from today on; one in the past is refused in its field', async () => {
  const { user, stored } = open();
  const work = await section('Rates and availability');
  await user.click(work.getByRole('radio', { name: 'Free from a day on' }));
  const today = dayInIndia(Date.now());
  const field = work.getByLabelText('Free from');
  expect(field).toHaveAttribute('min', today);
  const past = 'Please choose today or a day to come';
  api.respond(SAVE, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { 'work.available_from': past } }));
  await user.type(field, '2026-01-31');
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(past));
  expect(stored.profile.content.work.available_from).toBe('');
});

test('SLUG-01 a shoe size of 8.5 is typed and goes as 8.5', async () => {
  const stored = stubProfile(api);
  const shoe = { id: 10, label: 'Shoe size', type: 'input', dropdown_option: [], placeholder: 'UK' };
  api.respond('/api/get-sub-categories/1', () => ok({ status: 200, data: { ...SUB_CATEGORIES.all, physical: [shoe] } }));
  const { user } = openSite(PAGE);
  await user.type(await screen.findByRole('textbox', { name: 'Shoe size (UK)' }), '8.5');
  await user.tab();
  await waitFor(() => expect(stored.profile.content.attributes.attributes).toEqual([{ attribute_id: 10, value: 8.5 }]));
});

test('casting details are those of the category, and numbers go as numbers', async () => {
  const { user, stored } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Eye Pupil Color' }), 'Brown');
  await user.type(screen.getByRole('textbox', { name: 'Weight (kg)' }), '58');
  await user.tab();
  await waitFor(() =>
    expect(stored.profile.content.attributes.attributes).toEqual([
      { attribute_id: 4, value: 'Brown' },
      { attribute_id: 6, value: 58 },
    ]),
  );
});

test('a rate is read as people write it, and a range is said and not sent', async () => {
  const { user, stored } = open();
  const rate = await screen.findByRole('textbox', { name: 'Your rate begins at (₹)' });
  await user.type(rate, '25000 - 40000');
  await user.tab();
  await waitFor(() => expect(rate).toHaveAccessibleDescription('Please enter whole rupees'));
  expect(rate).toHaveValue('25000 - 40000');
  expect(stored.profile.content.work.rate_from).toBeNull();
  await user.clear(rate);
  await user.type(rate, '25k');
  await user.tab();
  await waitFor(() => expect(stored.profile.content.work.rate_from).toBe(25_000));
});

test('followers are counted as people write them, and what is no number is said and not sent', async () => {
  const { user, stored } = open();
  const followers = await screen.findByRole('textbox', { name: 'Photo followers' });
  await user.type(followers, '25000 - 40000');
  await user.tab();
  await waitFor(() => expect(followers).toBeInvalid());
  expect(followers).toHaveValue('25000 - 40000');
  expect(stored.profile.content.attributes.attributes).toEqual([]);
  await user.clear(followers);
  await user.type(followers, '2.5 lakh');
  await user.tab();
  await waitFor(() => expect(stored.profile.content.attributes.attributes).toEqual([{ attribute_id: 11, value: 250_000 }]));
});

test('another category says which details go with the present one, and goes only when that is wanted', async () => {
  const { user, stored } = open({ attributes: { attributes: [{ attribute_id: 4, value: 'Brown' }] } });
  const basics = await section('Basics');
  await waitFor(() => expect(basics.getByRole('option', { name: 'Singer' })).toBeInTheDocument());
  await user.selectOptions(basics.getByRole('combobox', { name: 'Category' }), 'Singer');
  const dialog = await screen.findByRole('dialog', { name: 'Change to Singer?' });
  expect(within(dialog).getByText('Eye Pupil Color: Brown')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Keep Actor' }));
  expect(basics.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Actor');
  await user.selectOptions(basics.getByRole('combobox', { name: 'Category' }), 'Singer');
  await user.click(await screen.findByRole('button', { name: 'Change to Singer' }));
  await waitFor(() => expect(stored.profile.content.basics.category_id).toBe(4));
  expect(await (await section('Casting details')).findByText(/Your category has none/u)).toBeVisible();
});

test('a link says what it leads to while it is typed; a link to elsewhere is not sent', async () => {
  const { user, stored } = open();
  const reel = await section('Reel and voice');
  await user.click(reel.getByRole('button', { name: 'Add a recording' }));
  await user.type(reel.getByRole('textbox', { name: 'Link 1' }), 'https://example.com/reel');
  await user.type(reel.getByRole('textbox', { name: 'Title 1' }), 'Showreel');
  await user.tab();
  expect(reel.getByRole('textbox', { name: 'Link 1' })).toHaveAccessibleDescription(/YouTube, Vimeo, SoundCloud/u);
  await user.clear(reel.getByRole('textbox', { name: 'Link 1' }));
  await user.type(reel.getByRole('textbox', { name: 'Link 1' }), 'https://vimeo.com/123456');
  expect(reel.getByText('Vimeo video')).toBeVisible();
  await user.tab();
  await waitFor(() =>
    expect(stored.profile.content.recordings.recordings).toEqual([{ address: 'https://vimeo.com/123456', title: 'Showreel' }]),
  );
});

test('HIR-06 a photo may be printed only once the talent says so, and no longer when the talent says no', async () => {
  const { user, stored } = open();
  const privacy = await section('Privacy');
  const prints = privacy.getByRole('checkbox', { name: /^My photo may be printed/u });
  expect(prints).not.toBeChecked();
  await user.click(prints);
  await waitFor(() => expect(stored.profile.content.privacy.allow_prints).toBe(true));
  await user.click(prints);
  await waitFor(() => expect(stored.profile.content.privacy.allow_prints).toBe(false));
});

test('SLUG-01 privacy is sent at once and says in a sentence who sees what', async () => {
  const { user, stored } = open();
  const privacy = await section('Privacy');
  await user.click(privacy.getByRole('checkbox', { name: /Private profile/u }));
  await waitFor(() => expect(stored.profile.content.privacy.is_private).toBe(true));
  await user.click(within(privacy.getByRole('radiogroup', { name: 'Rates and availability' })).getByRole('radio', { name: 'Nobody' }));
  await waitFor(() => expect(stored.profile.content.privacy.sections.work).toBe('nobody'));
  expect(privacy.getByText(/^Only people who are logged in and have your address, and clients you apply to, see/u)).toHaveTextContent(
    'Only you see your rates and availability.',
  );
});

test('a city is chosen from the suggestions; what is none of them is not sent', async () => {
  const { user, stored } = open();
  const city = await screen.findByRole('combobox', { name: 'City' });
  await waitFor(() => expect(city).toHaveValue('Pune, Maharashtra, India'));
  await user.clear(city);
  await user.type(city, 'Panaji');
  await waitFor(() => expect(document.querySelector('datalist option[value="Panaji, Goa, India"]')).toBeInTheDocument());
  await user.tab();
  await waitFor(() => expect(stored.profile.content.basics.city_id).toBe(4));
  await user.clear(city);
  await user.type(city, 'Atlantis');
  await user.tab();
  expect(city).toHaveAccessibleDescription('Choose a city from the list');
});

test('SEC-43 for a child the settings say who sees the profile, and have no lists, address or membership', async () => {
  stubProfile(api, anOwnProfile({ is_child: true, state: 'approved', slug: 'tara-m-abcdefgh', has_changes: false }));
  openSite(PAGE);
  const privacy = await section('Privacy');
  expect(privacy.getByText(/Only clients you apply to see the profile of a child/u)).toBeVisible();
  expect(privacy.getByText(/Only clients you apply to see your photos, name, category and state/u)).toBeVisible();
  expect(privacy.queryByRole('checkbox', { name: /Private profile/u })).toBeNull();
  expect(screen.getByText(/Clients you apply to see your profile just as it is here/u)).toBeVisible();
  for (const name of ['Address', 'Membership', 'Account']) expect(screen.queryByRole('link', { name })).toBeNull();
});
