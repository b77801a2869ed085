import { type LeadCodeWay, MESSAGES } from '@alltalent/shared/contracts';

const SENT_MESSAGES = {
  sent: { both: MESSAGES.leadCodeSent, mobile: inOneWay('sent', 'Mobile number'), email: inOneWay('sent', 'Email address') },
  resent: { both: MESSAGES.leadCodeResent, mobile: inOneWay('re-sent', 'Mobile number'), email: inOneWay('re-sent', 'Email address') },
} as const;

/** What happened to the code: only the ways it really went are named. Null when it could not be sent. */
export function sentMessage(ways: readonly LeadCodeWay[], occasion: 'sent' | 'resent'): string | null {
  const [way, second] = ways;
  return way === undefined ? null : SENT_MESSAGES[occasion][second === undefined ? way : 'both'];
}

function inOneWay(verb: string, place: string): string {
  return `Verification code has been ${verb} to ${place}.`;
}
