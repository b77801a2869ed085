import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Says when the form was opened. A person takes longer to fill it in than the server asks for. */
export const leadPassQuery = queryOptions({
  queryKey: ['landing', 'lead-form'],
  staleTime: Infinity,
  retry: false,
  networkMode: 'always',
  queryFn: async ({ signal }) => {
    const { data } = await request(ENDPOINTS.leadForm, {}, { signal });
    return { token: data.form_token, readyAt: Date.now() + data.ready_in_ms, dialCode: data.dial_code };
  },
});
