import { useState } from 'react';
import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { RangeField } from './range-field';

function Owner({ isNumber, error }: { readonly isNumber?: boolean; readonly error?: string }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <RangeField
      legend="Age"
      note="1 to 100"
      isNumber={isNumber}
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

test('a number opens the keyboard of digits and stays as it is typed', async () => {
  renderWithProviders(<Owner isNumber />);
  expect(lowest()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(lowest(), '10k');
  expect(lowest()).toHaveValue('10k');
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
