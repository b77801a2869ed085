import { LIMITS } from '../../contracts/core/limits';

const LARGEST_ID = 2_147_483_647;

/** Normalises typed text as the server searches it: single blanks, no control characters, cut at the server's limit. */
export function tidyText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, LIMITS.searchLength)
    .trim();
}

/** A whole number of the query string; undefined for anything else, and for one that is out of range. */
export function readWhole(params: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = params.get(name) ?? '';
  const value = /^\d{1,10}$/u.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

export function readId(params: URLSearchParams, name: string): number | undefined {
  return readWhole(params, name, 1, LARGEST_ID);
}

export function isId(value: number): boolean {
  return value >= 1 && value <= LARGEST_ID;
}

type Range = readonly [from: number | undefined, to: number | undefined];

/** Returns both ends of a range, either of which may be open; neither when they are crossed. */
export function readRange(params: URLSearchParams, names: readonly [string, string], least: number, most: number): Range {
  const [from, to] = names.map((name) => readWhole(params, name, least, most));
  return from !== undefined && to !== undefined && from > to ? [undefined, undefined] : [from, to];
}
