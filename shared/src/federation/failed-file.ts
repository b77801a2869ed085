const LOOK_MS = 800;

/** Address of the file whose failure an error tells of; null for any other error. */
export function failedFile(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('request' in error && typeof error.request === 'string') return error.request;
  return 'cause' in error ? failedFile(error.cause) : null;
}

/** True only when its server says that a file is not there any more; a server that cannot be reached says nothing. */
export async function isFileGone(url: string): Promise<boolean> {
  const look = { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(LOOK_MS) } as const;
  const response = await fetch(url, look).catch(() => null);
  return response?.status === 404 || response?.status === 410;
}
