/** The answer of a call: parsed JSON in the shape `Output`, or a problem document (see errors.ts). */
export type Endpoint<Input, Output> = {
  readonly method: 'GET' | 'POST';
  /** Path as on the wire; `{name}` parts are filled from the input. */
  readonly path: string;
  /** Types only; never present at run time. */
  readonly types?: { readonly input: Input; readonly output: Output };
};

export type InputOf<E> = E extends Endpoint<infer Input, unknown> ? Input : never;
export type OutputOf<E> = E extends Endpoint<infer _Input, infer Output> ? Output : never;

export type NoInput = Readonly<Record<string, never>>;

export function get<Input, Output>(path: string): Endpoint<Input, Output> {
  return { method: 'GET', path };
}

/** Endpoint whose body is a file with its own media type; it has no other input. */
export function upload<Output>(path: string): Endpoint<Blob, Output> {
  return { method: 'POST', path };
}

export function post<Input, Output>(path: string): Endpoint<Input, Output> {
  return { method: 'POST', path };
}
