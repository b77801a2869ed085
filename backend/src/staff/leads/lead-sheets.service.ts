import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { csvTable } from '../../kernel/text/csv-table';
import { type Lead, LEAD_COLUMNS, leadRecord } from '../../landing';

const COLUMNS = [...LEAD_COLUMNS, 'state', 'assigned_to', 'mail', 'webhook'];

export type Deliveries = Awaited<ReturnType<OutboxService['deliveriesOf']>>;

/** Leads as CSV, for the office and for the staff command. */
@Injectable()
export class LeadSheetsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly users: UsersService,
  ) {}

  /** Returns leads as CSV (RFC 4180); values that spreadsheets take for formulas are escaped. A part that goes on has no names. */
  async csv(leads: readonly Lead[], isContinued = false): Promise<string> {
    const deliveries = await this.deliveriesOf(leads);
    const names = await this.users.namesOf(leads.flatMap(({ assigneeId }) => assigneeId ?? []));
    const rows = leads.map((lead) => ({
      ...leadRecord(lead),
      state: lead.state,
      assigned_to: names.get(lead.assigneeId ?? '') ?? '',
      ...statesOf(lead, deliveries),
    }));
    return csvTable(COLUMNS, rows, isContinued);
  }

  deliveriesOf(leads: readonly Lead[]): Promise<Deliveries> {
    const ids = leads.flatMap(({ mailMessageId, hookMessageId }) => [mailMessageId, hookMessageId]);
    return this.outbox.deliveriesOf(ids.filter((id) => id !== null));
  }
}

/** Returns the delivery states of a lead's mail and webhook; '' if there is none. */
export function statesOf({ mailMessageId, hookMessageId }: Lead, deliveries: Deliveries): { mail: string; webhook: string } {
  const stateOf = (id: number | null) => (id === null ? '' : (deliveries.get(id) ?? 'failed'));
  return { mail: stateOf(mailMessageId), webhook: stateOf(hookMessageId) };
}
