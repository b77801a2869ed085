import { type Schema, ValidationError } from 'yup';

const ROUNDS = 20;

/** Returns a changed answer with the recorded values put back wherever its contract refuses the changed ones. */
export async function fittingAnswer(schema: Schema | null, changed: unknown, recorded: unknown): Promise<unknown> {
  let answer = changed;
  for (let round = 0; schema && round < ROUNDS; round += 1) {
    const refused = await refusedPaths(schema, answer);
    if (refused.length === 0) return answer;
    answer = refused.reduce((body, path) => putBack(body, recorded, path), answer);
  }
  return schema ? recorded : answer;
}

async function refusedPaths(schema: Schema, body: unknown): Promise<readonly (readonly string[])[]> {
  try {
    await schema.validate(body, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const paths = error.inner.length === 0 ? [error.path] : error.inner.map(({ path }) => path);
    return paths.map((path) => (path ?? '').split(/[.[\]"]+/u).filter((part) => part !== ''));
  }
}

/** Puts the recorded value back at a path; the whole list around it where the recording has no such item. */
function putBack(body: unknown, recorded: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined || !isBranch(body) || !isBranch(recorded) || !(part in recorded)) return recorded;
  const inner = putBack(body[part], recorded[part], rest);
  return Array.isArray(body) ? body.map((item: unknown, index) => (String(index) === part ? inner : item)) : { ...body, [part]: inner };
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
