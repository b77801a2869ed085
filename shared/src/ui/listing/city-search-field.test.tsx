import { useState } from 'react';
import { act, fakeApi, ok, problem, renderWithProviders, screen, userEvent, waitFor } from '../../dev/testing';
import { CitySearchField } from './city-search-field';

const PUNE = { id: 3, name: 'Pune', state: 'Maharashtra', country: 'India' };
const SINGAPORE = { id: 9, name: 'Singapore', state: '', country: 'Singapore' };

function Owner({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return <CitySearchField label="Location" name="location" value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
const options = () => [...(field().list?.options ?? [])].map(({ value, label }) => [value, label]);
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

test('TAL-01 a place that is typed brings cities, with one request for a pause in typing', async () => {
  const requests = fakeApi({ '/api/talent-cities?q=pu': ok({ status: 200, data: [PUNE, SINGAPORE] }) });
  renderWithProviders(<Owner />);
  await userEvent.type(field(), ' pu  ');
  await waitFor(() => expect(options()).toContainEqual(['Pune', 'Pune, Maharashtra, India']));
  expect(options()).toContainEqual(['Singapore', 'Singapore']);
  expect(requests.map(({ path }) => path)).toEqual(['/api/talent-cities?q=pu']);
});

test('TAL-01 nothing is suggested before something is typed', async () => {
  const requests = fakeApi({});
  renderWithProviders(<Owner initial="Pune" />);
  await pause();
  expect(requests).toEqual([]);
  expect(options()).toEqual([]);
});

test('TAL-01 without suggestions any place can still be typed', async () => {
  const requests = fakeApi({ '/api/talent-cities?q=Goa': problem(500, 'INTERNAL', 'Something went wrong.') });
  renderWithProviders(<Owner />);
  await userEvent.type(field(), 'Goa');
  await waitFor(() => expect(requests).toHaveLength(1));
  await pause();
  expect(field()).toHaveValue('Goa');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
