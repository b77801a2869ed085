import { useState } from 'react';
import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { RangeField } from './range-field';

function Owner({ digits, error }: { readonly digits?: number; readonly error?: string }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <RangeField
      legend="Age"
      note="1 to 100"
      digits={digits}
      from={{ label: 'Lowest age', name: 'min', value: from, error, onChange: setFrom }}
      to={{ label: 'Highest age', name: 'max', value: to, onChange: setTo }}
    />
  );
}

const lowest = () => screen.getByRole('textbox', { name: 'Lowest age' });
const highest = () => screen.getByRole('textbox', { name: 'Highest age' });

test('both ends belong to a group that names the range and its limits', () => {
  renderWithProviders(<Owner />);
  const group = screen.getByRole('group', { name: 'Age 1 to 100' });
  expect(group).toContainElement(lowest());
  expect(group).toContainElement(highest());
});

test('a number takes digits only, and no more than it can have', async () => {
  renderWithProviders(<Owner digits={3} />);
  await userEvent.type(lowest(), '-2e1x');
  expect(lowest()).toHaveValue('21');
  await userEvent.click(highest());
  await userEvent.paste('up to 10000');
  expect(highest()).toHaveValue('100');
});

test('a sum is taken as it is typed', async () => {
  renderWithProviders(<Owner />);
  await userEvent.type(lowest(), '2.5 lakh');
  expect(lowest()).toHaveValue('2.5 lakh');
});

test('an error describes the field it belongs to', () => {
  renderWithProviders(<Owner error="The first age must be the smaller one" />);
  expect(lowest()).toBeInvalid();
  expect(lowest()).toHaveAccessibleDescription('The first age must be the smaller one');
  expect(highest()).toBeValid();
});
