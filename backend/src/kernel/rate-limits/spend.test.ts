import { spend } from './spend';

const aReservation = () => ({ refund: jest.fn(() => Promise.resolve()) });

test('a reservation counts for work that came to something', async () => {
  const reservation = aReservation();
  expect(await spend(reservation, () => Promise.resolve('stored'))).toBe('stored');
  expect(reservation.refund).not.toHaveBeenCalled();
});

test('a reservation for work that failed counts no longer, and the failure is told', async () => {
  const reservation = aReservation();
  await expect(spend(reservation, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(reservation.refund).toHaveBeenCalledTimes(1);
});

test('a reservation for work that stored nothing counts no longer', async () => {
  const reservation = aReservation();
  const isStored = (row: object | null) => row !== null;
  expect(await spend(reservation, () => Promise.resolve<object | null>(null), isStored)).toBeNull();
  expect(reservation.refund).toHaveBeenCalledTimes(1);
  await spend(reservation, () => Promise.resolve({}), isStored);
  expect(reservation.refund).toHaveBeenCalledTimes(1);
});
