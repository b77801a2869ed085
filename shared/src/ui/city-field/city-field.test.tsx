import { type FormEvent, useState } from 'react';
import { fakeApi, ok, renderWithProviders, screen, userEvent, waitFor } from '../../dev/testing';
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

function stubCities() {
  return fakeApi({
    '/api/talent-cities?q=Bangalore': none,
    '/api/talent-cities?q=Nowhere': none,
    '/api/talent-cities?q=&name=Nowhere': none,
    '/api/talent-cities?q=&name=Bangalore': found,
    '/api/talent-cities?q=&id=9': found,
  });
}

test('a name that is typed and left at once is taken, and the field shows the city that is saved', async () => {
  stubCities();
  renderWithProviders(<Owner />);
  await userEvent.type(field(), 'Bangalore');
  await userEvent.tab();
  expect(await screen.findByDisplayValue('Bengaluru, Karnataka, India')).toBe(field());
  expect(saved()).toBe('9');
});

test('a name of no city is told, and nothing is saved', async () => {
  stubCities();
  renderWithProviders(<Owner />);
  await userEvent.type(field(), 'Nowhere');
  await userEvent.tab();
  expect(await screen.findByText('Choose a city from the list')).toBeInTheDocument();
  expect(field()).toHaveValue('Nowhere');
  expect(saved()).toBe('null');
});

function openForm() {
  const sent: string[] = [];
  function Sender() {
    const [value, setValue] = useState<number | null>(null);
    const handleSubmit = (event: FormEvent) => {
      event.preventDefault();
      sent.push(String(value));
    };
    return (
      <form onSubmit={handleSubmit}>
        <CityField name="city_id" value={value} onChange={setValue} />
        <button type="submit">Save</button>
      </form>
    );
  }
  renderWithProviders(<Sender />);
  return { sent, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
}

test('Save pressed while the name is being looked up waits for the city, and saves it once', async () => {
  let response: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (response = resolve));
  fakeApi({
    '/api/talent-cities?q=Bangalore': none,
    '/api/talent-cities?q=&name=Bangalore': async () => {
      await held;
      return found();
    },
    '/api/talent-cities?q=&id=9': found,
  });
  const { sent, save } = openForm();
  await userEvent.type(field(), 'Bangalore');
  await save();
  await save();
  expect(sent).toEqual([]);
  response();
  await waitFor(() => expect(sent).toEqual(['9']));
  expect(await screen.findByDisplayValue('Bengaluru, Karnataka, India')).toBe(field());
});

test('Enter in the field takes the name that is typed', async () => {
  stubCities();
  const { sent } = openForm();
  await userEvent.type(field(), 'Bangalore{Enter}');
  await waitFor(() => expect(sent).toEqual(['9']));
});

test('a form with a name of no city is not saved without it: the field says what to do', async () => {
  stubCities();
  const { sent, save } = openForm();
  await userEvent.type(field(), 'Nowhere');
  await save();
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAccessibleDescription('Choose a city from the list');
  expect(sent).toEqual([]);
  await userEvent.clear(field());
  await save();
  expect(sent).toEqual(['null']);
});
