import { spend } from './spend';

const aReservation = () => ({ refund: jest.fn(() => Promise.resolve()) });

test('a reservation of work that succeeded is not refunded', async () => {
  const reservation = aReservation();
  expect(await spend(reservation, () => Promise.resolve('stored'))).toBe('stored');
  expect(reservation.refund).not.toHaveBeenCalled();
});

test('a reservation of work that failed is refunded, and the failure is rethrown', async () => {
  const reservation = aReservation();
  await expect(spend(reservation, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(reservation.refund).toHaveBeenCalledTimes(1);
});

test('a reservation of work that stored nothing is refunded', async () => {
  const reservation = aReservation();
  const isStored = (row: object | null) => row !== null;
  expect(await spend(reservation, () => Promise.resolve<object | null>(null), isStored)).toBeNull();
  expect(reservation.refund).toHaveBeenCalledTimes(1);
  await spend(reservation, () => Promise.resolve({}), isStored);
  expect(reservation.refund).toHaveBeenCalledTimes(1);
});
