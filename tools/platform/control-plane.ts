import type { Endpoint, Problem } from '@alltalent/shared/contracts';

/** URL of the control plane, and the token of a remote (mf_talents) or of a squad (talents). */
export type ControlPlane = {
  readonly backendUrl: string;
  tokenOf(holder: string): string;
};

/** Error of a request that the control plane refused, with a sentence for the caller. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

type ControlPlaneRequest<Input, Output> = {
  readonly endpoint: Endpoint<Input, Output>;
  readonly input: NoInfer<Input>;
  /** Remote whose token is sent. */
  readonly remote: string;
};

/** Sends a request with the token of a remote. Throws a Refusal, or an error that says what to do. */
export async function askControlPlane<Input extends object, Output>(
  plane: ControlPlane,
  call: ControlPlaneRequest<Input, Output>,
): Promise<Output> {
  const { endpoint, input, remote } = call;
  const headers = { authorization: `Bearer ${plane.tokenOf(remote)}`, 'content-type': 'application/json' };
  const isRead = endpoint.method === 'GET';
  const url = plane.backendUrl + (isRead ? withInput(endpoint.path, input) : endpoint.path);
  const request = isRead ? { headers } : { method: 'POST', headers, body: JSON.stringify(input) };
  const response = await fetch(url, request).catch((error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`The control plane at ${plane.backendUrl} does not answer (${reason}). Start the site, or set BACKEND_URL.`);
  });
  const text = await response.text();
  if (!response.ok) throw refusalOf(response.status, text);
  return JSON.parse(text) as Output;
}

/** Returns the path with its parameters filled in and the remaining input as its query. */
function withInput(path: string, input: object): string {
  const given = Object.entries(input as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined && value !== null);
  const inPath = (name: string) => path.includes(`{${name}}`);
  const filled = given.reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))), path);
  const query = new URLSearchParams(given.filter(([name]) => !inPath(name)).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

function refusalOf(status: number, text: string): Refusal {
  const problem = readProblem(text);
  if (!problem) return new Refusal('UNKNOWN', `The control plane answered ${status}: ${text.slice(0, 300)}`);
  const fields = Object.entries(problem.fields ?? {}).map(([field, message]) => `${field}: ${message}.`);
  return new Refusal(problem.code, fields.length > 0 ? fields.join('\n') : problem.detail);
}

function readProblem(text: string): Problem | null {
  try {
    const parsed = JSON.parse(text) as Partial<Problem>;
    return typeof parsed.code === 'string' && typeof parsed.detail === 'string' ? (parsed as Problem) : null;
  } catch {
    return null;
  }
}
