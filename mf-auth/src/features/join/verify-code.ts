import { request } from '@alltalent/shared/api';
import { ENDPOINTS, MEDIUM_TYPE, type VerifyCodeResponse } from '@alltalent/shared/contracts';
import { refusalOf } from './send-code';

const OK = 200;

export type CodeAttempt = {
  readonly email: string;
  readonly code: string;
  readonly accountStatus: number;
  readonly hasAgreed: boolean;
  readonly returnTo: string | null;
};

/** Sends the code in. Throws for every answer that does not take it. */
export async function verifyCode({ email, code, accountStatus, hasAgreed, returnTo }: CodeAttempt): Promise<VerifyCodeResponse> {
  const answer = await request(ENDPOINTS.verifyCode, {
    opt_sent_medium: email,
    county_code: '',
    mediumtype: MEDIUM_TYPE.email,
    account_status: accountStatus,
    otps: [...code],
    agree_tnc: hasAgreed ? 1 : 0,
    ...(returnTo === null ? {} : { redirect_url: returnTo }),
  });
  if (answer.status === OK) return answer;
  throw refusalOf(answer.message);
}
