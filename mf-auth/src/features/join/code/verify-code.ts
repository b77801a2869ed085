import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type VerifyCodeResponse } from '@alltalent/shared/contracts';
import { acceptResponse } from '../panel/failure';
import type { Medium } from '../panel/medium';

export type CodeAttempt = {
  readonly medium: Medium;
  readonly code: string;
  readonly accountStatus: number;
  readonly hasAgreed: boolean;
  readonly goesTo: string;
};

/** Sends the code to the server. Throws unless the server accepts it. */
export async function verifyCode({ medium, code, accountStatus, hasAgreed, goesTo }: CodeAttempt): Promise<VerifyCodeResponse> {
  return acceptResponse(
    await request(ENDPOINTS.verifyCode, {
      opt_sent_medium: medium.value,
      mediumtype: medium.type,
      county_code: medium.dialCode,
      account_status: accountStatus,
      otps: [...code],
      agree_tnc: hasAgreed ? 1 : 0,
      redirect_url: goesTo,
    }),
  );
}
