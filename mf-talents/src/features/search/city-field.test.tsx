import { act, screen, waitFor } from '@alltalent/shared/testing';
import { openSite } from '../../testing/open-site';
import { ok, problem, stubApi, type StubApi } from '../../testing/stub-api';

const PUNE = { id: 3, name: 'Pune', state: 'Maharashtra', country: 'India' };
const SINGAPORE = { id: 9, name: 'Singapore', state: '', country: 'Singapore' };

let api: StubApi;
let asked: string[];
beforeEach(() => {
  asked = [];
  api = stubApi();
  api.answer('/api/talent-cities', ({ query }) => {
    asked.push(query.get('q') ?? '');
    return ok({ status: 200, data: [PUNE, SINGAPORE] });
  });
});

const options = () =>
  [...document.querySelectorAll('datalist option')].map((option) => [option.getAttribute('value'), option.getAttribute('label')]);

test('TAL-01 a place that is typed brings cities, with one call for a pause in typing', async () => {
  const { user, query } = openSite('/talents');
  await user.type(await screen.findByRole('combobox', { name: 'Location' }), 'pu');
  await waitFor(() => expect(options()).toContainEqual(['Pune', 'Pune, Maharashtra, India']));
  expect(options()).toContainEqual(['Singapore', 'Singapore']);
  expect(asked).toEqual(['pu']);
  expect(query()).toBe('?location=pu');
});

test('TAL-01 nothing is suggested before something is typed', async () => {
  openSite('/talents?location=Pune');
  await screen.findByRole('list', { name: 'Talents' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(asked).toEqual([]);
  expect(options()).toEqual([]);
});

test('TAL-01 without suggestions any place can still be searched', async () => {
  api.answer('/api/talent-cities', () => problem(500));
  const { user, query } = openSite('/talents');
  await user.type(await screen.findByRole('combobox', { name: 'Location' }), 'Goa');
  await waitFor(() => expect(query()).toBe('?location=Goa'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
