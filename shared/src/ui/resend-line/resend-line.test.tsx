import { act, renderWithProviders, screen } from '../../dev/testing';
import { fireEvent } from '@testing-library/react';
import { ResendLine } from './resend-line';

afterEach(() => jest.useRealTimers());

test('it counts down, then offers another code and says so; while one is asked for, pressing again does nothing', () => {
  jest.useFakeTimers();
  const onAsk = jest.fn();
  const countdown = { deadline: Date.now() + 61_000, total: 61 };
  const line = (isAsking: boolean) => (
    <ResendLine countdown={countdown} waitText="Verification code in" isAsking={isAsking} onAsk={onAsk} failure="Please wait." />
  );
  const { rerender } = renderWithProviders(line(false));
  expect(screen.getByRole('timer')).toHaveTextContent('Verification code in 1:01');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(61_000));
  expect(screen.getByText('You can ask for another verification code now.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Resend Verification Code' }));
  expect(onAsk).toHaveBeenCalledTimes(1);
  rerender(line(true));
  fireEvent.click(screen.getByRole('button', { name: 'Resend Verification Code' }));
  expect(onAsk).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait.');
});
