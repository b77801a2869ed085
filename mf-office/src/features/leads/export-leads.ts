import { requestFile } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { inputOf, type LeadFilters } from './use-lead-filters';

const TIMEOUT_MS = 60_000;
type Confirmed = <T>(call: () => Promise<T>) => Promise<T | null>;

/** Fetches all parts of an export as one file. Null: the reader did not do the second step that it needs. */
export async function exportLeads(filters: LeadFilters, confirmed: Confirmed): Promise<Blob | null> {
  const parts: Blob[] = [];
  let after: string | undefined;
  do {
    const input = { ...inputOf(filters), after };
    const answer = await confirmed(() => requestFile(ENDPOINTS.exportLeads, input, { timeoutMs: TIMEOUT_MS }));
    if (answer === null) return null;
    parts.push(answer.file);
    after = answer.headers.get('x-next-part') ?? undefined;
  } while (after !== undefined);
  return new Blob(parts, { type: 'text/csv' });
}
