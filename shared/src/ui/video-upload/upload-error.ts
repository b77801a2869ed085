import { ApiError, readResponse } from '@alltalent/shared/api';
import { DetailedError } from 'tus-js-client';

const TRANSIENT = new Set([408, 409, 423, 425, 429]);

/** What a failed request of an upload means for it. */
export type UploadFault =
  /** No response came: the line is broken. */
  | { readonly kind: 'line' }
  /** The server could not do it at present. */
  | { readonly kind: 'busy'; readonly error: Error }
  /** The server has no such upload any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'token' }
  | { readonly kind: 'refused'; readonly error: Error };

/** Reads the fault from an error of the library; `hasAddress` tells whether the upload was created before. */
export async function faultOf(error: unknown, hasAddress: boolean): Promise<UploadFault> {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (response === null || status === 0) return { kind: 'line' };
  if (hasAddress && (status === 404 || status === 410)) return { kind: 'gone' };
  const refusal = await refusalIn(status, response.getBody());
  if (refusal instanceof ApiError && refusal.problem.code === 'XSRF_REJECTED') return { kind: 'token' };
  // While an upload is created, 409 and 429 are refusals; later they tell of another request for it.
  const isTransient = status >= 500 || (hasAddress && TRANSIENT.has(status));
  return isTransient ? { kind: 'busy', error: refusal } : { kind: 'refused', error: refusal };
}

async function refusalIn(status: number, body: string): Promise<Error> {
  try {
    // A lost session and a switched account are announced there.
    await readResponse(new Response(body === '' ? null : body, { status }));
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return new Error(`Unexpected status ${status}`);
}
