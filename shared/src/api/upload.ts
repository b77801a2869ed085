import { BODY_TIMES } from '../contracts/http/body-time';
import type { Endpoint } from '../contracts/core/endpoint';
import { ApiError, ConnectionError } from './api-error';
import { readCookie } from './cookies';
import { accountHeaders, ensureXsrfToken, connectionError, readResponse } from './http';
import { inSession } from './in-session';

/** The server's own time for a file, and a minute for its answer. */
const LONGEST_MS = BODY_TIMES.file.mostMs + 60_000;

export type UploadOptions = {
  readonly signal: AbortSignal;
  /** Called with how much has been sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/**
 * Sends a file as the body of a call, as it is, and tells how far it got; the answer is its JSON. Fails as `request` does:
 * ApiError for a problem document, ConnectionError without an answer, the abort's own reason after an abort.
 */
export async function upload<Output>(endpoint: Endpoint<Blob, Output>, file: Blob, options: UploadOptions): Promise<Output> {
  await ensureXsrfToken({ signal: options.signal });
  const send = () => inSession(async () => readResponse<Output>(await transmit(endpoint.path, file, options)), false);
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'XSRF_REJECTED') throw error;
    await ensureXsrfToken({ signal: options.signal }, true);
    return send();
  }
}

/** By XMLHttpRequest: fetch does not tell how much of a body has been sent. */
function transmit(path: string, file: Blob, { signal, onProgress }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open('POST', path);
    xhr.timeout = LONGEST_MS;
    xhr.withCredentials = true;
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('content-type', file.type);
    xhr.setRequestHeader('x-xsrf-token', readCookie('XSRF-TOKEN') ?? '');
    for (const [name, value] of Object.entries(accountHeaders())) xhr.setRequestHeader(name, value);
    let hasBegun = false;
    xhr.upload.onprogress = ({ loaded, total }) => {
      hasBegun = true;
      onProgress(total > 0 ? loaded / total : 0);
    };
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(whyBroken(hasBegun));
    xhr.ontimeout = () => reject(connectionError(true));
    xhr.onabort = () => reject(signal.reason instanceof Error ? signal.reason : connectionError(false));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(file);
  });
}

function whyBroken(hasBegun: boolean): ConnectionError {
  const broken = connectionError(false);
  return hasBegun && broken.reason === 'unreachable' ? new ConnectionError('cut') : broken;
}

function responseOf(xhr: XMLHttpRequest): Response {
  const requestId = xhr.getResponseHeader('x-request-id');
  const hasBody = xhr.responseText !== '';
  return new Response(hasBody ? xhr.responseText : null, {
    status: xhr.status,
    headers: requestId === null ? {} : { 'x-request-id': requestId },
  });
}
