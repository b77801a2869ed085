import type { EndpointName } from '../../contracts/endpoints';
import { isEndpointName } from '../mocks/calls/chosen-calls';
import { OWN_CALLS_ID } from './document-ids';

/** Returns the names of the calls that the code of this remote can make, sorted; none where its server has not said. */
export function ownCalls(): readonly EndpointName[] {
  const names = JSON.parse(document.getElementById(OWN_CALLS_ID)?.textContent ?? '[]') as readonly string[];
  return names.filter(isEndpointName);
}
