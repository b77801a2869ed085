import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders, screen, userEvent, within } from '../../dev/testing';
import { CodeField, type CodeFieldProps } from './code-field';

function Owner({ initial = '', ...rest }: Partial<CodeFieldProps> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <CodeField {...rest} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const boxes = () => within(screen.getByRole('group', { name: 'Verification code' })).getAllByRole('textbox');
const digits = () => boxes().map((box) => (box as HTMLInputElement).value);
const box = (number: number) => screen.getByRole('textbox', { name: `Digit ${number} of 6` });

describe('CodeField', () => {
  test('LOG-02 shows six boxes of one digit, the first ready for a one-time code', () => {
    renderWithProviders(<Owner />);
    expect(boxes()).toHaveLength(6);
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    for (const one of boxes()) expect(one).toHaveAttribute('inputmode', 'numeric');
  });

  test('LOG-04 typing goes from box to box and takes digits only', async () => {
    const handleComplete = jest.fn();
    renderWithProviders(<Owner onComplete={handleComplete} />);
    await userEvent.click(box(1));
    await userEvent.keyboard('4a1 7');
    expect(digits()).toEqual(['4', '1', '7', '', '', '']);
    expect(box(4)).toHaveFocus();
    expect(handleComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('038');
    expect(screen.getByRole('status')).toHaveTextContent('417038');
    expect(handleComplete).toHaveBeenCalledWith('417038');
  });

  test('LOG-04 Backspace empties a box, and on an empty one goes back', async () => {
    renderWithProviders(<Owner initial="417" />);
    await userEvent.click(box(4));
    await userEvent.keyboard('{Backspace}');
    expect(box(3)).toHaveFocus();
    expect(digits().join('')).toBe('417');
    await userEvent.keyboard('{Backspace}');
    expect(digits()).toEqual(['4', '1', '', '', '', '']);
    expect(box(3)).toHaveFocus();
  });

  test('LOG-04 a pasted code spreads over the boxes, whatever stands between its digits', async () => {
    const handleComplete = jest.fn();
    renderWithProviders(<Owner onComplete={handleComplete} />);
    await userEvent.click(box(3));
    await userEvent.paste('Your code: 417-038');
    expect(digits().join('')).toBe('417038');
    expect(handleComplete).toHaveBeenCalledWith('417038');
  });

  test('LOG-04 a few pasted digits start where they are pasted', async () => {
    renderWithProviders(<Owner initial="4" />);
    await userEvent.click(box(2));
    await userEvent.paste('17');
    expect(digits()).toEqual(['4', '1', '7', '', '', '']);
    expect(box(4)).toHaveFocus();
  });

  test('LOG-04 the first box takes a whole code filled in by the system', () => {
    renderWithProviders(<Owner />);
    fireEvent.change(box(1), { target: { value: '417038' } });
    expect(digits()).toEqual(['4', '1', '7', '0', '3', '8']);
  });

  test('a digit typed over another takes its place, and a gap stays where it was made', async () => {
    renderWithProviders(<Owner initial="417038" />);
    await userEvent.click(box(2));
    await userEvent.keyboard('9');
    expect(digits().join('')).toBe('497038');
    await userEvent.keyboard('{Backspace}');
    expect(digits()).toEqual(['4', '9', '', '0', '3', '8']);
    await userEvent.keyboard('5');
    expect(digits().join('')).toBe('495038');
  });

  test('arrow keys move between the boxes', async () => {
    renderWithProviders(<Owner initial="41" />);
    await userEvent.click(box(3));
    await userEvent.keyboard('{ArrowLeft}');
    expect(box(2)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(box(1)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(box(6)).toHaveFocus();
  });

  test('LOG-05 a refused code is read aloud and the next try starts at the first box', () => {
    const { rerender } = renderWithProviders(<CodeField value="417038" onChange={jest.fn()} />);
    rerender(<CodeField value="" onChange={jest.fn()} error="Something is wrong. Please enter valid OTP" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something is wrong. Please enter valid OTP');
    expect(box(1)).toHaveFocus();
    for (const one of boxes()) expect(one).toBeInvalid();
  });

  test('can be out of use', () => {
    renderWithProviders(<CodeField value="" onChange={jest.fn()} isDisabled />);
    for (const one of boxes()) expect(one).toBeDisabled();
  });
});
