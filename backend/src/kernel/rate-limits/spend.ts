import type { Use } from './rate-limits.service';

/**
 * Runs `work` on a use that was counted for it. The use is taken back where `work` throws, and where its result is not
 * `isSpent`, as when a repeated request found what the first one stored.
 */
export async function spend<T>(
  use: Pick<Use, 'takeBack'>,
  work: () => Promise<T>,
  isSpent: (result: T) => boolean = () => true,
): Promise<T> {
  const result = await work().catch(async (error: unknown) => {
    await use.takeBack();
    throw error;
  });
  if (!isSpent(result)) await use.takeBack();
  return result;
}
