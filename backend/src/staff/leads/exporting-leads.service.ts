import { dayInIndia, type ExportLeadsInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { LeadPagesService, type LeadPlace, type LeadSelection, LeadWorkService } from '../../landing';
import { LeadItemsService } from './lead-items.service';
import { describeSelection, leadCursor, selectionOf } from './lead-selection';
import { LeadSheetsService } from './lead-sheets.service';

/** Leads of one part. Fields have their lengths, so a part is at most 13 MB, and in practice about 1 MB. */
export const MOST_IN_PART = 4000;
const ROWS_PER_PAGE = 500;
/** Pages that are looked at for one part, of up to 2,000 leads each, whether they fit or not. */
const MOST_PAGES = 25;
const ROWS_PER_CHUNK = 200;

export type LeadsFile = {
  readonly name: string;
  readonly chunks: AsyncIterable<string>;
  /** `after` of the next part; '' on the last. */
  readonly next: string;
};

/** Exports leads in parts, each of which is in the audit trail, with its filters and rows, before its first byte is sent. */
@Injectable()
export class ExportingLeadsService {
  constructor(
    private readonly items: LeadItemsService,
    private readonly pages: LeadPagesService,
    private readonly work: LeadWorkService,
    private readonly sheets: LeadSheetsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Opens a part of an export. Throws VALIDATION_FAILED for a place that is no more. */
  async open(staffId: string, { after, ...filters }: ExportLeadsInput): Promise<LeadsFile> {
    const selection = selectionOf(filters, staffId);
    const begin = await this.items.placeOf(after);
    const { ids, next } = await this.part(selection, begin);
    const part = begin === null ? '' : ', a further part';
    await this.audit.record('export-leads', 'leads', `${ids.length} ${describeSelection(selection)}${part}`);
    return {
      name: `leads-${dayInIndia(this.clock.now())}.csv`,
      chunks: this.write(ids, begin !== null),
      next: next === null ? '' : leadCursor(next),
    };
  }

  /** Finds the leads of a part: their ids, because the leads themselves are read again as they are sent. */
  private async part(selection: LeadSelection, begin: LeadPlace | null): Promise<{ ids: readonly number[]; next: LeadPlace | null }> {
    const ids: number[] = [];
    let place = begin;
    for (let page = 0; page < MOST_PAGES && ids.length < MOST_IN_PART; page += 1) {
      const { leads, next } = await this.pages.look(selection, place, ROWS_PER_PAGE);
      ids.push(...leads.map(({ id }) => id));
      place = next;
      if (next === null) break;
    }
    return { ids, next: place };
  }

  private async *write(ids: readonly number[], isContinued: boolean): AsyncGenerator<string> {
    if (!isContinued) yield this.sheets.csv([]);
    for (let from = 0; from < ids.length; from += ROWS_PER_CHUNK) {
      const wanted = ids.slice(from, from + ROWS_PER_CHUNK);
      const found = new Map((await this.work.findMany(wanted)).map((lead) => [lead.id, lead]));
      yield this.sheets.csv(
        wanted.flatMap((id) => found.get(id) ?? []),
        true,
      );
    }
  }
}
