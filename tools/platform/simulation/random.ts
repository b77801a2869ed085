// Looked up once: in a test's context, each access to a global costs more than the numbers themselves.
const { imul } = Math;

/** Returns a generator of numbers evenly distributed from 0 to 1; a seed always gives the same sequence (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns an id as visitors have them: 16 random bytes, base64url. */
export function randomId(random: () => number): string {
  return Buffer.from(Array.from({ length: 16 }, () => Math.floor(random() * 256))).toString('base64url');
}
