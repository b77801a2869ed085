const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Mixes two colours; `t` from 0 (`from`) to 1 (`to`). */
export function mix(from: string, to: string, t: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darken = (colour: string, t: number) => mix(colour, '#000000', t);

/** Returns the perceived lightness of a colour, 0 to 1. */
export function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
}
