import { rightsOf, type OfficeSession, type Passkey } from '../../../contracts';
import { hoursAgo, NIKHIL, type OfficeAnswer, type OfficeCall } from './office-call';

const WRONG_CODE = '000000';
const CONFIRMED_HOURS = -1 / 6;

let passkeys: Passkey[] = [{ id: 'sf_1', name: 'Work laptop', added_at: hoursAgo(400), used_at: hoursAgo(3) }];
let codesLeft = 8;
let isOpen = true;
let confirmedUntil: string | null = null;

const CODES = [
  '7F3A-K2QD',
  'M8TX-4RWE',
  'Q2ZP-9HVC',
  'B6NL-3YKA',
  'W5JD-8SGF',
  'X4CR-7MTU',
  'H9VE-2PQB',
  'K3WS-6DNZ',
  'T7GA-5LXM',
  'R8YF-4CJH',
];
const DATA = { ...NIKHIL, roles: ['administrator' as const], rights: [...rightsOf(['administrator'])], has_totp: true };

function session(): OfficeSession {
  return {
    ...DATA,
    step: isOpen ? 'open' : 'prove',
    passkeys: [...passkeys],
    recovery_codes_left: codesLeft,
    open_until: isOpen ? hoursAgo(-10) : null,
    confirmed_until: confirmedUntil,
  };
}

const answer = (): OfficeAnswer => ({ body: { status: 200, data: session() } });

function open(): OfficeAnswer {
  isOpen = true;
  confirmedUntil = hoursAgo(CONFIRMED_HOURS);
  return answer();
}

function enrolled(codes: readonly string[]): OfficeAnswer {
  open();
  return { body: { status: 200, recovery_codes: codes, data: session() } };
}

const byCode: OfficeCall = ({ code }) =>
  code === WRONG_CODE ? { code: 'SECOND_STEP_FAILED', detail: 'This code does not match. Any other six digits will do here.' } : open();

function removePasskey(id: unknown): OfficeAnswer {
  passkeys = passkeys.filter((passkey) => passkey.id !== id);
  return answer();
}

function renewCodes(): OfficeAnswer {
  codesLeft = CODES.length;
  return enrolled(CODES);
}

/** Runs a dangerous call after a proof in this page; asks for one before. */
export const confirmed =
  (call: OfficeCall): OfficeCall =>
  (input) =>
    confirmedUntil === null
      ? { code: 'SECOND_STEP_NEEDED', detail: 'This needs your second step of the last ten minutes. Any six digits will do here.' }
      : call(input);

/** Calls of the second step: the office is open, any six digits but 000000 prove who one is. */
export const SECOND_STEP_CALLS = {
  officeSession: answer,
  beginTotp: () => ({
    body: {
      status: 200,
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/All%20Talent:nikhil.bose@example.com?secret=JBSWY3DPEHPK3PXP&issuer=All%20Talent',
    },
  }),
  confirmTotp: (input) => (input['code'] === WRONG_CODE ? byCode(input) : enrolled([])),
  proveTotp: byCode,
  proveRecovery: byCode,
  removePasskey: confirmed(({ id }) => removePasskey(id)),
  newRecoveryCodes: confirmed(renewCodes),
  leaveOffice: () => {
    isOpen = false;
    confirmedUntil = null;
    return { body: { status: 200, message: '' } };
  },
} satisfies Readonly<Record<string, OfficeCall>>;
