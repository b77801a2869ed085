/**
 * Groups digits as in India: 1248000 -> '12,48,000', with at most three decimals. `Intl` would do it, but its first format takes a
 * slow phone a tenth of a second (docs/decisions/0078).
 */
export function formatCount(count: number): string {
  const [whole = '', decimals] = String(Math.abs(Math.round(count * 1000) / 1000)).split('.');
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= 2) groups.unshift(whole.slice(Math.max(0, end - 2), end));
  return `${count < 0 ? '-' : ''}${groups.join(',')}${decimals === undefined ? '' : `.${decimals}`}`;
}
