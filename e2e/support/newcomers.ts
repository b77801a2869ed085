/** Index of this process among those that run side by side; makes values unique. */
const side = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 4;

let turns = 0;
let networks = 0;

/** Returns an unused e-mail address. */
export function newEmail(name: string): string {
  turns += 1;
  return `${name}.${Date.now().toString(36)}${side}${turns}@example.com`;
}

/** Returns an unused Indian mobile number that begins with the two digits of `prefix`. */
export function newNumber(prefix: string): string {
  turns += 1;
  const turn = ((Date.now() + turns * 7919) % 25_000_000) * 4 + side;
  return `${prefix}${String(turn).padStart(8, '0')}`;
}

/** Returns an IP address in its own network, so that limits per network do not add up across tests. */
export function nextIp(): string {
  networks += 1;
  const turn = (Math.floor(Date.now() / 1000) & 63) * 4 + side;
  return `10.${turn}.${networks & 255}.7`;
}
