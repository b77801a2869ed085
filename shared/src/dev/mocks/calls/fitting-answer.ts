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

/** Puts the recorded value back at a path; a list with items that the recording does not have loses them. */
function putBack(body: unknown, recorded: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined || !isBranch(body) || !isBranch(recorded)) return recorded;
  if (Array.isArray(body)) return putBackItem(body, recorded, Number(part), rest);
  return part in recorded ? { ...body, [part]: putBack(body[part], recorded[part], rest) } : recorded;
}

function putBackItem(list: readonly unknown[], recorded: object, index: number, rest: readonly string[]): unknown {
  if (!Array.isArray(recorded)) return recorded;
  if (index >= recorded.length) return list.slice(0, recorded.length);
  return list.map((item, place) => (place === index ? putBack(item, recorded[index], rest) : item));
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
