import type { EndpointName } from '../../contracts/endpoints';
import type { MockPerson } from './people';
import client from './recorded/client.json';
import restricted from './recorded/restricted.json';
import staff from './recorded/staff.json';
import talentAndClient from './recorded/talent-and-client.json';
import talent from './recorded/talent.json';
import visitor from './recorded/visitor.json';
import recordedOn from './recorded-on.json';

/** Recorded response of the real backend. */
export type Recorded = {
  readonly call: EndpointName;
  readonly input: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly body: unknown;
};

/** The day (UTC, `2026-11-23`) on which all of them were. */
export const RECORDED_ON = recordedOn.day;

const RECORDED: Readonly<Record<MockPerson, unknown>> = {
  visitor,
  talent,
  client,
  'talent-and-client': talentAndClient,
  restricted,
  staff,
};

export function recordedFor(person: MockPerson): readonly Recorded[] {
  return RECORDED[person] as readonly Recorded[];
}

/**
 * Returns the response recorded for exactly this input, else for the most similar one; a person's own recording before the visitor's.
 */
export function findRecorded(person: MockPerson, call: EndpointName, input: Readonly<Record<string, unknown>>): Recorded | undefined {
  const wanted = plain(input);
  for (const from of [recordedFor(person), recordedFor('visitor')]) {
    const responses = from.filter((response) => response.call === call);
    const found = responses.find((response) => plain(response.input) === wanted) ?? closest(responses, input);
    if (found) return found;
  }
  return undefined;
}

function closest(responses: readonly Recorded[], input: Recorded['input']): Recorded | undefined {
  const likeness = (response: Recorded) =>
    Object.entries(response.input).filter(([name, value]) => String(value) === String(input[name])).length;
  return responses.toSorted((one, other) => likeness(other) - likeness(one))[0];
}

/** Returns an input without the defaults of its endpoint, in a fixed order. */
function plain(input: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(input)
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([name, value]) => value !== '' && value !== USUAL[name]);
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const USUAL: Readonly<Record<string, string>> = { currentPage: '1', perPage: '12', filterdata: '{}' };
