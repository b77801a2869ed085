import { object, type Schema } from 'yup';
import type { StaffRight } from '../office/staff-values';

/**
 * Who may call: `public` a read for everybody, no session is looked up; `everybody` also restricted users (role 20), who
 * may change nothing but log out; `visitors` everybody but them; `signed-in` every session; `members` every session but
 * those of restricted users; a role: sessions with it; `office-door` sessions of people of the office, whom the second step is asked
 * for by the call; `office` the same after the second step, with the declared right; both answer 404 to everybody else; `programs` a
 * bearer token, checked by the call itself; `platform` such a token of a remote, or what `office` asks for.
 */
export type Access =
  | 'public'
  | 'everybody'
  | 'visitors'
  | 'signed-in'
  | 'members'
  | 'guardian'
  | 'talent'
  | 'client'
  | 'office-door'
  | 'office'
  | 'programs'
  | 'platform';

/** What the server knows of a call, beside the method, path and types that the browser knows too (endpoints.ts). */
export type Declaration = {
  readonly access: Access;
  /** Purpose of the endpoint in one sentence, for the OpenAPI document. */
  readonly summary: string;
  /** Path and query parts of a GET, body of a POST. */
  readonly input: Schema;
  /** Null: the endpoint responds with 204 and no body. */
  readonly output: Schema | null;
  /** Whether the endpoint takes an Idempotency-Key (docs/decisions/0015). */
  readonly isIdempotent?: boolean;
  /** What a person of the office needs for the endpoint, beside the second step. */
  readonly right?: StaffRight;
  /** Needs a second step of the last ten minutes. */
  readonly isDangerous?: boolean;
  /**
   * Whether a person of the office may make the call in a view of the site as a member (docs/decisions/0062). Such a call is a read
   * that leaves no trace, and answers nothing that the office may not see. Calls with the access `public` need no word.
   */
  readonly isInOfficeView?: boolean;
  /** The body is a file of one of these media types instead of JSON. */
  readonly files?: readonly string[];
  /** Media type of a response that is a file; without it the response is JSON. */
  readonly answersFile?: string;
};

/** Input of an endpoint that takes nothing. */
export const nothing = object({});

type More = Pick<Declaration, 'isIdempotent' | 'right' | 'isDangerous' | 'isInOfficeView' | 'files' | 'answersFile'>;

/** Makes the declaration of one call. */
export function endpoint<Input extends Schema, Output extends Schema | null>(
  access: Access,
  summary: string,
  input: Input,
  output: Output,
  more: More = {},
): Omit<Declaration, 'input' | 'output'> & { readonly input: Input; readonly output: Output } {
  return { access, summary, input, output, ...more };
}
