import { act, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anItem, openOfficeServer, PATHS } from '../testing/office-server';
import { openPage } from '../testing/open-page';

const ASHA = anItem('u_asha', 'Asha Rao');
const KABIR = anItem('u_kabir', 'Kabir Shah');
const page = (data: readonly object[], next = '') => ok({ status: 200, data, total: data.length, next });
const found = (words: string, after = '') => `${PATHS.profiles}?${after}search=${words}`;
const field = () => screen.findByRole('searchbox', { name: 'Name, e-mail, phone, id or slug' });
const list = () => within(screen.getByRole('region', { name: 'Waiting' }));

function open(address: string, responses: Parameters<typeof openOfficeServer>[0] = {}) {
  const requests = openOfficeServer({ [PATHS.profiles]: page([ASHA, KABIR]), ...responses });
  return { requests, ...openPage(address) };
}

test('OFF-01 the words of a search are in the address: a new page looks for them, and Back brings those of before', async () => {
  const { router } = open('/office/profiles?search=kabir', { [found('kabir')]: page([KABIR]) });
  expect(await screen.findByRole('link', { name: /^Kabir Shah/u })).toBeVisible();
  expect(await field()).toHaveValue('kabir');
  expect(screen.queryByRole('link', { name: /^Asha Rao/u })).toBeNull();
  await act(() => router.navigate('/office/profiles'));
  await act(() => router.navigate(-1));
  expect(await field()).toHaveValue('kabir');
});

test('OFF-01 Enter leaves the field, so that the keys of the list work on what was found', async () => {
  const { router } = open('/office/profiles', { [found('kab')]: page([KABIR]) });
  await userEvent.type(await field(), ' kab {Enter}');
  expect(await list().findByText('1 found')).toBeVisible();
  await userEvent.keyboard('j');
  await waitFor(() => expect(router.state.location.search).toBe('?search=kab&item=u_kabir'));
});

test('OFF-01 a search that finds nothing says what was searched and by what, and is cleared', async () => {
  const { router } = open('/office/profiles?search=nobody', { [found('nobody')]: page([]) });
  expect(await screen.findByRole('heading', { name: 'Nothing fits “nobody”' })).toBeVisible();
  expect(screen.getByText(/^Profiles are found by the name that was sent in/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: /^Asha Rao/u })).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  expect(await field()).toHaveValue('nobody');
});

test('OFF-01 where the server stopped before the end, the search goes on; what it finds twice is shown once', async () => {
  open('/office/profiles?search=a', {
    [found('a')]: page([], '0.u_1.'),
    [found('a', 'after=0.u_1.&')]: page([ASHA], '1.u_2.'),
    [found('a', 'after=1.u_2.&')]: page([KABIR, ASHA]),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing fits “a” so far' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look further' }));
  expect(await list().findByText('1 found, and there may be more')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await list().findByText('2 found')).toBeVisible();
  expect(
    list()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/office/profiles?search=a&item=u_asha', '/office/profiles?search=a&item=u_kabir']);
});

test('OFF-01 a search that fails says so, and is tried again', async () => {
  const answers = [problem(503, 'UNAVAILABLE', 'We are back in a moment.'), page([KABIR])];
  open('/office/profiles?search=kab', { [found('kab')]: () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? page([])() });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }));
  expect(await screen.findByRole('link', { name: /^Kabir Shah/u })).toBeVisible();
}, 20_000);
