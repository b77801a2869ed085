import { type EndpointName, ENDPOINTS } from '../../../contracts/endpoints';
import { type CallKind, parseKind } from './call-kinds';

const KINDS = 'There are slow, slow-2000, empty, long, lost, a status and a code of docs/errors.md.';

/** One part of the text in an address, for example `toggleFavourite:429`. */
type Part = { readonly call: string; readonly kind: string };

/** Calls for which something is chosen, and a sentence about each part of the text that names no call or no kind. */
export type ChosenCalls = {
  readonly kinds: Readonly<Partial<Record<EndpointName, CallKind>>>;
  readonly complaints: readonly string[];
};

/** Reads the text of an address: `talentListing:slow-2000,toggleFavourite:429`. The last kind of a call counts. */
export function parseChosenCalls(text: string): ChosenCalls {
  const kinds: Partial<Record<EndpointName, CallKind>> = {};
  const complaints: string[] = [];
  for (const { call, kind } of partsOf(text)) {
    const parsed = isEndpointName(call) ? parseKind(call, kind) : null;
    if (!isEndpointName(call)) complaints.push(`No call has the name "${call}".`);
    else if (parsed === null) complaints.push(`The call ${call} knows no kind "${kind}". ${KINDS}`);
    else kinds[call] = parsed;
  }
  return { kinds, complaints };
}

/** Returns the calls of a text with the kind of each, as it was written. */
export function chosenKinds(text: string): ReadonlyMap<string, string> {
  return new Map(partsOf(text).map(({ call, kind }) => [call, kind]));
}

/** Returns a text with another kind of one call; '' takes the call out. */
export function withKind(text: string, call: EndpointName, kind: string): string {
  const kinds = new Map(chosenKinds(text));
  if (kind === '') kinds.delete(call);
  else kinds.set(call, kind);
  return [...kinds].map((part) => part.join(':')).join(',');
}

/** Whether the contracts have a call of this name. */
export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(ENDPOINTS, name);
}

function partsOf(text: string): readonly Part[] {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const [call = '', ...kind] = part.trim().split(':');
    return { call, kind: kind.join(':') };
  });
}
