import { accountHeaders, ensureXsrfToken, readCookie } from '@alltalent/shared/api';
import { type HttpRequest, Upload } from 'tus-js-client';

/** Deletes an upload; one that is gone already is deleted, too. Resolves whether the server could be reached or not. */
export async function deleteUpload(address: string): Promise<void> {
  try {
    await Upload.terminate(address, { onBeforeRequest: signRequest, retryDelays: [500, 2000] });
  } catch {
    // The server deletes what is not complete after a day.
  }
}

/** Adds the token and the account to a request of the library. */
export async function signRequest(request: HttpRequest): Promise<void> {
  await ensureXsrfToken({});
  request.setHeader('X-XSRF-TOKEN', readCookie('XSRF-TOKEN') ?? '');
  for (const [name, value] of Object.entries(accountHeaders())) request.setHeader(name, value);
}

/** A file that was moved or changed cannot be sent any more, which the browser reports as a broken line. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
