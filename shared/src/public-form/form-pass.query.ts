import { ensureXsrfToken, request } from '@alltalent/shared/api';
import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, NoInput } from '../contracts/core/endpoint';

type FormPass = { readonly form_token: string; readonly ready_in_ms: number };

/** Endpoint that records when a form was opened. */
export type PassEndpoint<Pass extends FormPass = FormPass> = Endpoint<NoInput, { readonly data: Pass }>;

/** The pass of a form, which says when it was opened. A person takes longer to fill the form in than the server asks for. */
export function formPassQuery<Pass extends FormPass>(endpoint: PassEndpoint<Pass>) {
  return queryOptions({
    queryKey: ['form-pass', endpoint.path],
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      // The pass belongs to the browser's id. Asked for beside the token, both would bring an id, and the pass could lose its own.
      await ensureXsrfToken({ signal });
      const { data } = await request(endpoint, {}, { signal });
      return { pass: data, readyAt: Date.now() + data.ready_in_ms };
    },
  });
}
