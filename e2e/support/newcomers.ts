/** Which of the browsers that run side by side this one is: what must be unique differs by it. */
const side = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 4;

let turns = 0;
let networks = 0;

/** An address nobody has used before. */
export function newEmail(name: string): string {
  turns += 1;
  return `${name}.${Date.now().toString(36)}${side}${turns}@example.com`;
}

/** An Indian mobile number nobody has used before; the prefix is its first two digits. */
export function newNumber(prefix: string): string {
  turns += 1;
  const turn = ((Date.now() + turns * 7919) % 25_000_000) * 4 + side;
  return `${prefix}${String(turn).padStart(8, '0')}`;
}

/** An address in a network of its own: limits per network never add up across tests. */
export function nextAddress(): string {
  networks += 1;
  const turn = (Math.floor(Date.now() / 1000) & 63) * 4 + side;
  return `10.${turn}.${networks & 255}.7`;
}
