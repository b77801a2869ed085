import { useState } from 'react';
import { fakeApi, ok, renderWithProviders, screen, userEvent } from '../../testing';
import { CityField } from './city-field';

const BENGALURU = { id: 9, name: 'Bengaluru', state: 'Karnataka', country: 'India' };

function Owner() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <CityField name="city_id" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('City');
const saved = () => screen.getByRole('status').textContent;

const none = ok({ status: 200, data: [] });
const found = ok({ status: 200, data: [BENGALURU] });

function answerCities() {
  return fakeApi({
    '/api/talent-cities?q=Bangalore': none,
    '/api/talent-cities?q=Nowhere': none,
    '/api/talent-cities?q=&name=Nowhere': none,
    '/api/talent-cities?q=&name=Bangalore': found,
    '/api/talent-cities?q=&id=9': found,
  });
}

test('a name that is typed and left at once is taken, and the field shows the city that is saved', async () => {
  answerCities();
  renderWithProviders(<Owner />);
  await userEvent.type(field(), 'Bangalore');
  await userEvent.tab();
  expect(await screen.findByDisplayValue('Bengaluru, Karnataka, India')).toBe(field());
  expect(saved()).toBe('9');
});

test('a name of no city is told, and nothing is saved', async () => {
  answerCities();
  renderWithProviders(<Owner />);
  await userEvent.type(field(), 'Nowhere');
  await userEvent.tab();
  expect(await screen.findByText('Choose a city from the list')).toBeInTheDocument();
  expect(field()).toHaveValue('Nowhere');
  expect(saved()).toBe('null');
});
