import { LIMITS, MESSAGES } from '@alltalent/shared/contracts';

type Rules = {
  /** Seconds from one code to the next for the same medium. */
  readonly gapSeconds: number;
  /** What the message says the code is for. */
  readonly toDo: string;
  readonly subject: string;
  /** The code opens an account: wrong ones make its login wait and lock it in the end. */
  readonly opensAccount: boolean;
  /** What is said of a code that does not work, and the wire name of the field it is said in. */
  readonly refusal: { readonly field: string; readonly detail: string };
};

const REFUSAL = { field: 'otps', detail: 'This code does not work. Check the digits, or ask for a new code.' };
const CONFIRMATION = 'is your All Talent confirmation code';

/**
 * `login`: into an account or towards one; `owner`: an account's owner proves to be there; `contact`: a new medium is proved;
 * `lead`: somebody who asked for something on a campaign page; `share`: a visitor who sends profiles to somebody.
 */
export const CODE_PURPOSES = {
  login: {
    gapSeconds: LIMITS.loginResendSeconds,
    toDo: 'log in to All Talent',
    subject: 'is your All Talent login code',
    opensAccount: true,
    refusal: REFUSAL,
  },
  owner: {
    gapSeconds: LIMITS.loginResendSeconds,
    toDo: 'confirm a change of your All Talent account',
    subject: CONFIRMATION,
    opensAccount: true,
    refusal: REFUSAL,
  },
  contact: {
    gapSeconds: LIMITS.loginResendSeconds,
    toDo: 'confirm your new contact for All Talent',
    subject: CONFIRMATION,
    opensAccount: true,
    refusal: REFUSAL,
  },
  lead: {
    gapSeconds: LIMITS.leadResendSeconds,
    toDo: 'confirm your request to All Talent',
    subject: CONFIRMATION,
    opensAccount: false,
    refusal: { field: 'ps_otp', detail: MESSAGES.leadCodeInvalid },
  },
  share: {
    gapSeconds: LIMITS.shareResendSeconds,
    toDo: 'share profiles of All Talent in your name',
    subject: CONFIRMATION,
    opensAccount: false,
    refusal: { field: 'otp', detail: MESSAGES.shareCodeInvalid },
  },
} as const satisfies Record<string, Rules>;

export type CodePurpose = keyof typeof CODE_PURPOSES;

export function gapMsOf(purpose: CodePurpose): number {
  return CODE_PURPOSES[purpose].gapSeconds * 1000;
}
