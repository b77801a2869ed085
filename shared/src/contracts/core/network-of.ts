const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The network an address belongs to: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/iu.exec(ip)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  const [head = '', tail = ''] = ip.split('::').map((part) => part.split('%')[0] ?? '');
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Returns what a limit by IP counts: an IPv4 address, or the /64 of an IPv6 address, which is one line. */
export function lineOf(ip: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1];
  return ipv4 ?? (ip.includes(':') ? networkOf(ip) : ip);
}

function groupsOf(text: string): string[] {
  return text
    .split(':')
    .filter((group) => group !== '')
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ''));
}
