import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type SendCodeResponse } from '@alltalent/shared/contracts';
import { acceptResponse } from '../panel/failure';
import type { Medium } from '../panel/medium';

/** Asks for a login code by mail or SMS, or by a call to the number. Throws for every answer that is not a code under way. */
export async function sendCode({ value, dialCode }: Medium, isCall = false): Promise<SendCodeResponse> {
  return acceptResponse(
    await request(ENDPOINTS.sendCode, { otp_send_medium: value, otp_type: isCall ? 'call' : '', county_code: dialCode }),
  );
}
