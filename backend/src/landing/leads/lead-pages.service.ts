import { Injectable } from '@nestjs/common';
import type { Lead } from './lead-archive.repository';
import { fits, isInSearch, type LeadSelection, rangesOf } from './lead-ranges';
import { LeadRangesRepository } from './lead-ranges.repository';

/** Place in a list: the range, and the lead of it behind which the next page begins. */
export type LeadPlace = { readonly range: number; readonly id: number };
export type LeadPage = {
  readonly leads: readonly Lead[];
  /** Null on the last page. */
  readonly next: LeadPlace | null;
  /** The last lead that was looked at, where the page is not full and yet not the last. */
  readonly lookedUntil: Lead | null;
};

const ROWS_PER_QUERY = 500;
/** Leads that are looked at for one page. A rare combination of filters can need several pages, each of which costs the same. */
const MOST_LOOKED_AT = 2000;

/** Lists the leads of a selection page by page. */
@Injectable()
export class LeadPagesService {
  constructor(private readonly ranges: LeadRangesRepository) {}

  /** Returns up to `most` leads behind a place; by time the newest first, by a search in the order of what was searched. */
  async find(selection: LeadSelection, after: LeadPlace | null, most: number): Promise<LeadPage> {
    const ranges = rangesOf(selection);
    const found: { readonly lead: Lead; readonly range: number }[] = [];
    let looked = 0;
    for (const [index, range] of [...ranges.entries()].slice(after?.range ?? 0)) {
      let last = after?.range === index ? after.id : null;
      for (let rows = most + 1; ; rows = ROWS_PER_QUERY) {
        const leads = await this.ranges.find(range, last, rows);
        looked += leads.length;
        const earlier = ranges.slice(0, index);
        const wanted = leads.filter((lead) => fits(lead, selection) && !earlier.some((other) => isInSearch(lead, other)));
        found.push(...wanted.map((lead) => ({ lead, range: index })));
        if (found.length > most) return fullPage(found, most);
        const lowest = leads.at(-1);
        if (!lowest || leads.length < rows) break;
        last = lowest.id;
        if (looked >= MOST_LOOKED_AT) return { leads: leadsOf(found), next: { range: index, id: last }, lookedUntil: lowest };
      }
    }
    return { leads: leadsOf(found), next: null, lookedUntil: null };
  }
}

type Found = readonly { readonly lead: Lead; readonly range: number }[];

function fullPage(found: Found, most: number): LeadPage {
  const shown = found.slice(0, most);
  const last = shown.at(-1);
  return { leads: leadsOf(shown), next: last ? { range: last.range, id: last.lead.id } : null, lookedUntil: null };
}

function leadsOf(found: Found): readonly Lead[] {
  return found.map(({ lead }) => lead);
}
