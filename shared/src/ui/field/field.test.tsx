import { useState } from 'react';
import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { CheckField } from './check-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

describe('fields', () => {
  test('a text field is found by its label and answers with its text', async () => {
    const handleChange = jest.fn();
    const Owner = () => {
      const [value, setValue] = useState('');
      return (
        <TextField
          label="Email ID"
          name="email"
          value={value}
          onChange={(next) => {
            handleChange(next);
            setValue(next);
          }}
        />
      );
    };
    renderWithProviders(<Owner />);
    await userEvent.type(screen.getByLabelText('Email ID'), 'ab');
    expect(handleChange).toHaveBeenLastCalledWith('ab');
  });

  test('an error is tied to its field', () => {
    renderWithProviders(
      <TextField label="Email ID" name="email" value="" onChange={jest.fn()} error="Please Enter Email ID" hint="We send a code" />,
    );
    const field = screen.getByRole('textbox', { name: 'Email ID' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please Enter Email ID We send a code');
  });

  test('a field without an error is not marked', () => {
    renderWithProviders(<TextArea label="About" name="about" value="" onChange={jest.fn()} />);
    const field = screen.getByRole('textbox', { name: 'About' });
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('a select offers its choices after the placeholder and answers with the value', async () => {
    const handleChange = jest.fn();
    renderWithProviders(
      <SelectField
        label="Category"
        name="category"
        value=""
        placeholder="All categories"
        options={[{ value: '3', label: 'Singer' }]}
        onChange={handleChange}
        isLabelHidden
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Category' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All categories', 'Singer']);
    await userEvent.selectOptions(select, 'Singer');
    expect(handleChange).toHaveBeenCalledWith('3');
  });

  test('a select can be out of use', () => {
    renderWithProviders(<SelectField label="Sub-category" name="sub" value="" isDisabled options={[]} onChange={jest.fn()} />);
    expect(screen.getByRole('combobox', { name: 'Sub-category' })).toBeDisabled();
  });

  test('a box to tick answers with its new state and carries its error', async () => {
    const handleChange = jest.fn();
    renderWithProviders(<CheckField label="I agree" name="terms" isChecked={false} onChange={handleChange} error="Please check our T&C" />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toHaveAccessibleDescription('Please check our T&C');
    await userEvent.click(box);
    expect(handleChange).toHaveBeenCalledWith(true, expect.objectContaining({ type: 'change' }));
  });
});
