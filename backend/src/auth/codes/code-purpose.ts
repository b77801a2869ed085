import { LIMITS, MESSAGES } from '@alltalent/shared/contracts';

type Rules = {
  /** Seconds between two codes for one medium. */
  readonly gapSeconds: number;
  /** Purpose as the message names it, after "your code to". */
  readonly toDo: string;
  readonly subject: string;
  /** True for codes that open an account: wrong ones delay its login and finally lock it. */
  readonly opensAccount: boolean;
  /** Sentence about a code that does not work, and the wire name of its field. */
  readonly refusal: { readonly field: string; readonly detail: string };
};

const REFUSAL = { field: 'otps', detail: 'This code does not work. Check the digits, or ask for a new code.' };
const CONFIRMATION = 'is your All Talent confirmation code';

/**
 * Purposes of codes. `login`: log in or sign up; `owner`: prove the owner of an account; `contact`: prove a new medium;
 * `lead`: confirm the form of a campaign page; `share`: confirm the sender of a share.
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
