import type { Reservation } from './rate-limits.service';

/**
 * Runs `work` on a reservation that was counted for it. Refunds the reservation where `work` throws, and where its result is
 * not `isSpent`, as when a repeated request found what the first one stored. Rethrows what `work` throws.
 */
export async function spend<T>(
  reservation: Pick<Reservation, 'refund'>,
  work: () => Promise<T>,
  isSpent: (result: T) => boolean = () => true,
): Promise<T> {
  const result = await work().catch(async (error: unknown) => {
    await reservation.refund();
    throw error;
  });
  if (!isSpent(result)) await reservation.refund();
  return result;
}
