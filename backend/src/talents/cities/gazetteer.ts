import { foldText } from '../schema/search-tokens';
import source from './places.json';

export type Place = { readonly id: number; readonly name: string; readonly state: string; readonly country: string };

/** Suggestions for a text. */
const MOST_KEPT = 8;
/** Fewer letters are too few for a former or foreign name. */
const SHORTEST_ALIAS = 3;

/** Rank of a place, and whether it is its own name or another one. */
type Hit = { readonly rank: number; readonly isOwn: boolean };

/**
 * The towns of the world, the largest first (GeoNames; docs/decisions/0040). Names lie sorted, so that a beginning is
 * found by halving; each leads to the rank of its place.
 */
export class Gazetteer {
  private readonly rows: readonly string[];
  private readonly names: readonly string[];
  private readonly ranks: ReadonlyMap<number, number>;
  private readonly largestOfRegion: ReadonlyMap<string, readonly number[]>;

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

  /** Ids of the places that are called so, by a name of today or a former one. */
  idsNamed(text: string): number[] {
    return this.hits(`${foldText(text)}\t`).map(({ rank }) => this.place(rank).id);
  }

  /** The largest place of this name; 'Pune, Maharashtra, India' says which of several. */
  named(text: string): Place | undefined {
    const [name = '', ...region] = foldText(text).split(', ');
    const hits = this.hits(`${name}\t`).sort((one, other) => one.rank - other.rank);
    const isThere = ({ state, country }: Place) => region.every((part) => part === foldText(state) || part === foldText(country));
    const places = [...hits.filter(({ isOwn }) => isOwn), ...hits].map(({ rank }) => this.place(rank));
    return places.find(isThere);
  }

  /** At most eight: what is called so, the largest of the state or country called so, then what begins so. */
  suggest(text: string): Place[] {
    const beginning = foldText(text);
    if (beginning === '') return this.rows.slice(0, MOST_KEPT).map((_row, rank) => this.place(rank));
    const called = this.hits(`${beginning}\t`);
    const begun = this.hits(beginning);
    const others = beginning.length < SHORTEST_ALIAS ? [] : ranksOf(begun);
    const region = this.largestOfRegion.get(beginning) ?? [];
    const ranks = new Set([
      ...[...ranksOf(own(called)), ...ranksOf(called), ...region],
      ...[...ranksOf(own(begun)), ...others, ...this.ofRegion(beginning)],
    ]);
    return [...ranks].slice(0, MOST_KEPT).map((rank) => this.place(rank));
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
const largest = (ranks: readonly number[]) => [...new Set(ranks)].sort((one, other) => one - other).slice(0, MOST_KEPT);

function largestOfRegion(rows: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const regions = new Map<string, number[]>();
  for (const [rank, row] of rows.entries()) {
    const [, , state = '', country = ''] = row.split('\t');
    for (const region of new Set([state, country])) {
      const ranks = regions.get(region) ?? [];
      if (ranks.length < MOST_KEPT && region !== '') regions.set(region, [...ranks, rank]);
    }
  }
  return new Map([...regions].map(([region, ranks]) => [foldText(region), ranks]));
}

let kept: Gazetteer | undefined;

/** Read once, by the first question. */
export const gazetteer = () => (kept ??= new Gazetteer());
