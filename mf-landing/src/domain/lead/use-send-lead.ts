import { hasCode, useKeyedRequest, wait } from '@alltalent/shared/api';
import { ENDPOINTS, type StoreLeadResponse } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { Lead } from './lead-values';
import { leadPassQuery } from './lead-pass.query';

const SECOND_MS = 1000;

/** Sends a lead with the form's pass, not before the server allows it; a pass that ran out is renewed once. */
export function useSendLead(): (lead: Lead) => Promise<StoreLeadResponse> {
  const queryClient = useQueryClient();
  const store = useKeyedRequest(ENDPOINTS.storeLead);
  const send = async (lead: Lead, staleTime: number) => {
    const { token, readyAt } = await queryClient.fetchQuery({ ...leadPassQuery, staleTime });
    await wait(readyAt - Date.now());
    return store({ ...lead, form_token: token });
  };
  return async (lead) => {
    try {
      return await send(lead, Infinity);
    } catch (error) {
      if (hasCode(error, 'FORM_EXPIRED')) return send(lead, 0);
      const seconds = hasCode(error, 'FORM_REFUSED') ? error.problem.retry_after : undefined;
      if (seconds === undefined) throw error;
      await wait(seconds * SECOND_MS);
      return send(lead, Infinity);
    }
  };
}
