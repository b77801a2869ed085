import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type SendCodeResponse } from '@alltalent/shared/contracts';
import { acceptResponse } from '../panel/failure';
import type { Medium } from '../panel/medium';

/** Requests a login code by mail or SMS, or by a phone call. Throws unless a code was sent. */
export async function sendCode({ value, dialCode }: Medium, isCall = false): Promise<SendCodeResponse> {
  return acceptResponse(
    await request(ENDPOINTS.sendCode, { otp_send_medium: value, otp_type: isCall ? 'call' : '', county_code: dialCode }),
  );
}
