import { hasCode, request, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type LeadResponse, type LeadState, type OfficeLead } from '@alltalent/shared/contracts';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../../domain/office-page/confirming';
import { todayQuery } from '../../domain/office-page/today.query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';
import { keepsRows } from '../../domain/search-field/keeps-rows';
import { inputOf, type LeadFilters } from './use-lead-filters';

const LOOK_AGAIN_MS = 60_000;
const LISTS = [...OFFICE_DATA, 'leads', 'list'];

/** Leads that the filters select: late ones first, then the newest. */
export const leadsQuery = (filters: LeadFilters) => {
  const { search = '', ...rest } = filters;
  const queryKey = [...LISTS, rest, search];
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => request(ENDPOINTS.leads, { ...inputOf(filters), after: pageParam }, { signal }),
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (found, before) => (keepsRows(queryKey, found, before) ? found : undefined),
  });
};

/** All that the office knows of a lead. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [...OFFICE_DATA, 'leads', 'item', id],
    queryFn: ({ signal }) => request(ENDPOINTS.lead, { id }, { signal }),
    retry: false,
  });

export type LeadChange = { readonly state: LeadState; readonly assigneeId: string | null; readonly note?: string };

/**
 * Returns the changes of a lead, which show what the server answers. Null: the reader did not do the second step. A colleague who was
 * first is an error, and the lead is read again.
 */
export function useLeadActs(id: string) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const sendChange = useKeyedRequest(ENDPOINTS.changeLead);
  const sendNote = useKeyedRequest(ENDPOINTS.noteLead);
  const run = async (call: () => Promise<LeadResponse>): Promise<LeadResponse | null> => {
    try {
      const lead = await confirmed(call);
      if (lead) queryClient.setQueryData(leadQuery(id).queryKey, lead);
      return lead;
    } catch (error) {
      if (hasCode(error, 'REVISION_STALE')) await queryClient.invalidateQueries({ queryKey: leadQuery(id).queryKey });
      throw error;
    } finally {
      void queryClient.invalidateQueries({ queryKey: LISTS });
      void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
    }
  };
  return {
    change: ({ revision }: OfficeLead, { state, assigneeId, note = '' }: LeadChange) =>
      run(() => sendChange({ id, revision, state, assignee_id: assigneeId, note })),
    note: (text: string) => run(() => sendNote({ id, text })),
  };
}
