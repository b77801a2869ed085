import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { act, renderWithProviders, screen, userEvent, waitFor, within } from '../../dev/testing';
import { PhoneField, type PhoneValue } from './phone-field';

type OwnerProps = Partial<PhoneValue> & { readonly error?: string; readonly maxDigits?: number };

function Owner({ dialCode = '91', number = '', ...props }: OwnerProps) {
  const [value, setValue] = useState<PhoneValue>({ dialCode, number });
  return (
    <>
      <PhoneField label="Phone number" name="phone" {...props} {...value} onChange={setValue} />
      <output>{`${value.dialCode} ${value.number}`}</output>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const value = () => screen.getByRole('status').textContent;
const flag = () => screen.findByRole('button', { name: /\+ \d+/u });

async function renderWithCountries(props: Parameters<typeof Owner>[0] = {}) {
  renderWithProviders(<Owner {...props} />);
  await flag();
}

describe('PhoneField', () => {
  test('works with plain inputs until the list of countries is there', async () => {
    renderWithProviders(<Owner />);
    expect(screen.getByLabelText('Country code')).toHaveValue('+91');
    act(() => input().focus());
    await userEvent.keyboard('98x76');
    expect(value()).toBe('91 9876');
    expect(screen.getByLabelText('Country code')).toBeInTheDocument();
    act(() => input().blur());
    await flag();
    expect(screen.queryByLabelText('Country code')).not.toBeInTheDocument();
    expect(input().value.replace(/\D/gu, '')).toBe('919876');
  });

  test.each([
    ['+1 (415) 555-2671', '+1', '4155552671'],
    ['00971 50 123 4567', '+971', '501234567'],
    ['98123 45670', '+91', '9812345670'],
  ])('SGN-02 %s pasted over another number before the list of countries is there is shown as it is sent', async (text, code, number) => {
    renderWithProviders(<Owner number="9876543210" />);
    act(() => input().focus());
    await userEvent.paste(text);
    expect(screen.getByLabelText('Country code')).toHaveValue(code);
    expect(input()).toHaveValue(number);
    expect(value()).toBe(`${code.slice(1)} ${number}`);
  });

  test('takes digits only, and at most 17', async () => {
    await renderWithCountries();
    await userEvent.type(input(), 'a98765 43210123456789');
    await waitFor(() => expect(value()).toBe('91 98765432101234567'));
  });

  test('a number that is too long is cut off when pasted, or kept for a form that speaks of it', async () => {
    const { unmount } = renderWithProviders(<Owner />);
    await flag();
    await userEvent.click(input());
    await userEvent.paste('523456789012345678901');
    expect(value()).toBe('91 52345678901234567');
    unmount();
    await renderWithCountries({ maxDigits: 20 });
    await userEvent.type(input(), '987654321012345678');
    await waitFor(() => expect(value()).toBe('91 987654321012345678'));
  });

  test('a country is chosen from the list, with the United States and Great Britain first', async () => {
    await renderWithCountries({ number: '9876543210' });
    await userEvent.click(await flag());
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.slice(0, 2).map((option) => option.textContent)).toEqual(['United States+1', 'United Kingdom+44']);
    await userEvent.click(options[1]!);
    await waitFor(() => expect(value()).toBe('44 9876543210'));
  });

  test('a whole number pasted after choosing a country does not double the dial code', async () => {
    await renderWithCountries();
    await userEvent.click(input());
    await userEvent.paste('+91 98765 43210');
    expect(value()).toBe('91 9876543210');
    await userEvent.clear(input());
    await userEvent.click(input());
    await userEvent.paste('919876543210');
    expect(value()).toBe('91 9876543210');
    await userEvent.paste('+44 7700 900123');
    expect(value()).toBe('44 7700900123');
  });

  test('a number filled in by the browser keeps the chosen country', async () => {
    await renderWithCountries();
    fireEvent.change(input(), { target: { value: '9812345678' } });
    expect(value()).toBe('91 9812345678');
  });

  test.each(['9812345670', '09812345670', '98123 45670', '919812345670', '+919812345670'])(
    'SGN-02 the field is cleared and %s typed: every digit is shown and sent',
    async (text) => {
      await renderWithCountries({ number: '9876543210' });
      await userEvent.clear(input());
      expect(input()).toHaveValue('');
      await userEvent.keyboard(text);
      expect(value()).toBe('91 9812345670');
      expect(input()).toHaveValue('+91 98123 45670');
    },
  );

  test('SGN-02 a number of another country pasted over one of India, and another one after it, are shown as they are sent', async () => {
    await renderWithCountries({ number: '9876543210' });
    await userEvent.click(input());
    for (const [text, shown, sent] of [
      ['+1 (415) 555-2671', '+1 415 555 2671', '1 4155552671'],
      ['00971 50 123 4567', '+971 50 123 4567', '971 501234567'],
      ['0509876543', '+971 50 987 6543', '971 509876543'],
      ['+7 916 123-45-67', '+7 916 123 45 67', '7 9161234567'],
    ] as const) {
      await userEvent.paste(text);
      expect(input()).toHaveValue(shown);
      expect(value()).toBe(sent);
    }
  });

  test('SGN-02 a digit taken out of the middle leaves the caret where it was', async () => {
    await renderWithCountries({ number: '9876543210' });
    await userEvent.click(input());
    input().setSelectionRange(9, 9);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(value()).toBe('91 9843210');
    await userEvent.keyboard('765');
    expect(value()).toBe('91 9876543210');
  });

  test('SGN-02 the list is left and opened again after a country of one digit', async () => {
    await renderWithCountries({ dialCode: '1' });
    fireEvent.change(input(), { target: { value: '+44 7911 123456' } });
    expect(value()).toBe('44 7911123456');
    expect(await screen.findByRole('button', { name: 'United Kingdom: + 44' })).toBeInTheDocument();
  });

  test('Enter in the number sends the form', async () => {
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    renderWithProviders(
      <form onSubmit={handleSubmit}>
        <Owner number="9876543210" />
        <button type="submit">Send</button>
      </form>,
    );
    await flag();
    await userEvent.type(input(), '{Enter}');
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  test('letters typed in the list are forgotten after a second', async () => {
    await renderWithCountries();
    await userEvent.click(await flag());
    const list = screen.getByRole('listbox');
    // The library reads key codes, which user-event does not send.
    const type = (letter: string) => fireEvent.keyDown(list, { keyCode: letter.charCodeAt(0) });
    const highlighted = () => list.querySelector('.highlight')?.textContent;
    type('F');
    await waitFor(() => expect(highlighted()).toMatch(/^F/u));
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    type('R');
    await waitFor(() => expect(highlighted()).toMatch(/^Fr/u));
    await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
    type('G');
    await waitFor(() => expect(highlighted()).toMatch(/^G/u));
  });

  test('the list opens with the space bar, and Esc closes it without closing what is around it', async () => {
    const handleEscape = jest.fn((event: React.KeyboardEvent) => event.defaultPrevented);
    renderWithProviders(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={handleEscape}>
        <Owner />
      </div>,
    );
    const button = await flag();
    act(() => button.focus());
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('listbox', { name: 'Country' })).toBeInTheDocument();
    fireEvent.keyDown(await flag(), { key: 'Escape', keyCode: 27 });
    expect(handleEscape).toHaveLastReturnedWith(true);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input()).toBeInTheDocument();
  });

  test('its error is tied to the number', async () => {
    await renderWithCountries({ error: 'Please Enter Phone Number' });
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Please Enter Phone Number');
  });
});
