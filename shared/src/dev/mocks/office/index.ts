import type { EndpointName } from '../../../contracts/endpoints';
import type { MockPerson } from '../people';
import { mockProblem } from '../problem';
import { LETTER_CALLS } from './letters';
import { CONTENT_CALLS } from './content';
import { BOOKING_CALLS } from './bookings';
import { DESK_CALLS } from './office-desk';
import type { OfficeCall, OfficeInput } from './office-call';
import { FIGURE_CALLS } from './figures';
import { MESSAGE_CALLS } from './messages';
import { PLAN_CALLS } from './plans';
import { SETTINGS_CALLS } from './settings';
import { UPKEEP_CALLS } from './upkeep';
import { MONEY_CALLS } from './money';
import { LEAD_CALLS } from './leads';
import { PEOPLE_CALLS } from './people';
import { PICTURE_CALLS } from './pictures';
import { REPORT_CALLS } from './reports';
import { REVIEW_CALLS } from './review-queues';
import { SECOND_STEP_CALLS } from './second-step';

/** Calls of the office, with memory: what is decided leaves its queue for the life of the page. */
export const OFFICE_CALLS: Readonly<Partial<Record<EndpointName, OfficeCall>>> = {
  ...SECOND_STEP_CALLS,
  ...REVIEW_CALLS,
  ...DESK_CALLS,
  ...PEOPLE_CALLS,
  ...REPORT_CALLS,
  ...LETTER_CALLS,
  ...MONEY_CALLS,
  ...CONTENT_CALLS,
  ...PICTURE_CALLS,
  ...LEAD_CALLS,
  ...BOOKING_CALLS,
  ...FIGURE_CALLS,
  ...MESSAGE_CALLS,
  ...PLAN_CALLS,
  ...SETTINGS_CALLS,
  ...UPKEEP_CALLS,
};

/** Returns what the office answers; null for any other call. Only `staff` works there: everybody else gets 404. */
export function officeResponse(name: EndpointName, input: OfficeInput, person: MockPerson): Response | null {
  const call = OFFICE_CALLS[name];
  if (!call) return null;
  if (person === 'visitor') return mockProblem('NOT_SIGNED_IN', 'Please log in.');
  if (person !== 'staff') return mockProblem('NOT_FOUND', 'Not found.');
  const answer = call(input);
  if ('code' in answer) return mockProblem(answer.code, answer.detail);
  if (answer.type !== undefined) return new Response(String(answer.body), { headers: { 'content-type': answer.type } });
  return Response.json(answer.body);
}
