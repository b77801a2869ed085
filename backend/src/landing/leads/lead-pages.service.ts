import { Injectable } from '@nestjs/common';
import type { Lead } from './lead-archive.repository';
import { fits, isInEarlier, type LeadSelection, type LookedLead, rangesOf } from './lead-ranges';
import { LeadRangesRepository } from './lead-ranges.repository';
import { LeadWorkRepository } from './lead-work.repository';

/** Place in a list: the range, and the lead of it behind which the next page begins. */
export type LeadPlace = { readonly range: number; readonly id: number };
type Page<Row> = {
  readonly leads: readonly Row[];
  /** Null on the last page. */
  readonly next: LeadPlace | null;
  /** The last lead that was looked at, where the page is not full and yet not the last. */
  readonly lookedUntil: LookedLead | null;
};

const ROWS_PER_QUERY = 500;
/** Leads that are looked at for one page. A rare combination of filters can need several pages, each of which costs the same. */
const MOST_LOOKED_AT = 2000;

/** Lists the leads of a selection page by page: late ones first, then by time the newest first; by a search in the order of what was searched. */
@Injectable()
export class LeadPagesService {
  constructor(
    private readonly ranges: LeadRangesRepository,
    private readonly work: LeadWorkRepository,
  ) {}

  /** Returns up to `most` leads behind a place. */
  async find(selection: LeadSelection, after: LeadPlace | null, most: number): Promise<Page<Lead>> {
    const page = await this.look(selection, after, most);
    const ids = page.leads.map(({ id }) => id);
    const whole = new Map((await this.work.findMany(ids)).map((lead) => [lead.id, lead]));
    return { ...page, leads: ids.flatMap((id) => whole.get(id) ?? []) };
  }

  /** Returns what lists look at of up to `most` leads behind a place. */
  async look(selection: LeadSelection, after: LeadPlace | null, most: number): Promise<Page<LookedLead>> {
    const ranges = rangesOf(selection);
    const found: Found[] = [];
    let looked = 0;
    for (const [index, range] of [...ranges.entries()].slice(after?.range ?? 0)) {
      const earlier = ranges.slice(0, index);
      let last = after?.range === index ? after.id : null;
      for (let rows = most + 1; ; rows = ROWS_PER_QUERY) {
        const leads = await this.ranges.find(range, last, rows);
        looked += leads.length;
        const wanted = leads.filter((lead) => fits(lead, selection) && !earlier.some((other) => isInEarlier(lead, other)));
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

type Found = { readonly lead: LookedLead; readonly range: number };

function fullPage(found: readonly Found[], most: number): Page<LookedLead> {
  const shown = found.slice(0, most);
  const last = shown.at(-1);
  return { leads: leadsOf(shown), next: last ? { range: last.range, id: last.lead.id } : null, lookedUntil: null };
}

function leadsOf(found: readonly Found[]): readonly LookedLead[] {
  return found.map(({ lead }) => lead);
}
