import { foldText } from '../schema/search-tokens';
import source from './places.json';

export type Place = { readonly id: number; readonly name: string; readonly state: string; readonly country: string };

/** Most suggestions for a text. */
const MOST_SUGGESTED = 8;
/** Fewest letters for which former and foreign names are suggested. */
const SHORTEST_ALIAS = 3;

/** A name found: rank of its place, and whether it is the place's own name or another one. */
type Hit = { readonly rank: number; readonly isOwn: boolean };

/**
 * Finds towns of the world, the largest first (GeoNames; docs/decisions/0040). Names are sorted, so that a beginning is found
 * by binary search; each leads to the rank of its place.
 */
export class Gazetteer {
  private readonly rows: readonly string[];
  private readonly names: readonly string[];
  private readonly ranks: ReadonlyMap<number, number>;
  private readonly largestOfRegion: ReadonlyMap<string, readonly number[]>;
  private readonly namesById = new Map<number, readonly string[]>();

  constructor({ places, names }: Pick<typeof source, 'places' | 'names'> = source) {
    this.rows = places.split('\n');
    this.names = names.split('\n');
    this.ranks = new Map(this.rows.map((row, rank) => [Number.parseInt(row, 10), rank]));
    this.largestOfRegion = largestOfRegion(this.rows);
  }

  find(id: number): Place | undefined {
    const rank = this.ranks.get(id);
    return rank === undefined ? undefined : this.place(rank);
  }

  /** Returns ids of the places with this name, present or former. */
  idsNamed(text: string): number[] {
    return this.hits(`${foldText(text)}\t`).map(({ rank }) => this.place(rank).id);
  }

  /** Returns all folded names of a place, former ones included. The first call for a place reads the whole list. */
  namesOf(id: number): readonly string[] {
    const known = this.namesById.get(id);
    if (known) return known;
    const rank = this.ranks.get(id);
    const isOwn = (line: string) => line.endsWith(`\t${rank}`) || line.endsWith(`\t-${rank}`);
    const names = rank === undefined ? [] : this.names.filter(isOwn).map((line) => line.slice(0, line.indexOf('\t')));
    this.namesById.set(id, names);
    return names;
  }

  /** Finds the largest place of this name; 'Pune, Maharashtra, India' selects one of several. */
  named(text: string): Place | undefined {
    const [name = '', ...region] = foldText(text).split(', ');
    const hits = this.hits(`${name}\t`).sort((one, other) => one.rank - other.rank);
    const isThere = ({ state, country }: Place) => region.every((part) => part === foldText(state) || part === foldText(country));
    const places = [...hits.filter(({ isOwn }) => isOwn), ...hits].map(({ rank }) => this.place(rank));
    return places.find(isThere);
  }

  /** Suggests at most eight places: those with this name, the largest of the state or country with it, then names that begin so. */
  suggest(text: string): Place[] {
    const beginning = foldText(text);
    if (beginning === '') return this.rows.slice(0, MOST_SUGGESTED).map((_row, rank) => this.place(rank));
    const called = this.hits(`${beginning}\t`);
    const begun = this.hits(beginning);
    const others = beginning.length < SHORTEST_ALIAS ? [] : ranksOf(begun);
    const region = this.largestOfRegion.get(beginning) ?? [];
    const ranks = new Set([
      ...[...ranksOf(own(called)), ...ranksOf(called), ...region],
      ...[...ranksOf(own(begun)), ...others, ...this.ofRegion(beginning)],
    ]);
    return [...ranks].slice(0, MOST_SUGGESTED).map((rank) => this.place(rank));
  }

  private ofRegion(beginning: string): readonly number[] {
    const ranks: number[] = [];
    for (const [region, ofRegion] of this.largestOfRegion) if (region.startsWith(beginning)) ranks.push(...ofRegion);
    return largest(ranks);
  }

  private hits(beginning: string): Hit[] {
    const hits: Hit[] = [];
    for (let at = this.lowerBound(beginning); this.names[at]?.startsWith(beginning); at += 1) hits.push(hitIn(this.names[at] ?? ''));
    return hits;
  }

  private lowerBound(text: string): number {
    let low = 0;
    let high = this.names.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.names[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private place(rank: number): Place {
    const [id = '', name = '', state = '', country = ''] = (this.rows[rank] ?? '').split('\t');
    return { id: Number(id), name, state, country };
  }
}

function hitIn(line: string): Hit {
  const at = line.indexOf('\t') + 1;
  const isOwn = line.charAt(at) !== '-';
  return { rank: Number(line.slice(isOwn ? at : at + 1)), isOwn };
}

const own = (hits: readonly Hit[]) => hits.filter(({ isOwn }) => isOwn);
const ranksOf = (hits: readonly Hit[]) => largest(hits.map(({ rank }) => rank));
const largest = (ranks: readonly number[]) => [...new Set(ranks)].sort((one, other) => one - other).slice(0, MOST_SUGGESTED);

function largestOfRegion(rows: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const regions = new Map<string, number[]>();
  for (const [rank, row] of rows.entries()) {
    const [, , state = '', country = ''] = row.split('\t');
    for (const region of new Set([state, country])) {
      const ranks = regions.get(region) ?? [];
      if (ranks.length < MOST_SUGGESTED && region !== '') regions.set(region, [...ranks, rank]);
    }
  }
  return new Map([...regions].map(([region, ranks]) => [foldText(region), ranks]));
}

let cached: Gazetteer | undefined;

/** Returns the gazetteer, parsed at the first call. */
export const gazetteer = () => (cached ??= new Gazetteer());
