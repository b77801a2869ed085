import { ApiError, request } from '@alltalent/shared/api';
import { ENDPOINTS, ERRORS, type SendCodeResponse } from '@alltalent/shared/contracts';

const OK = 200;

/** Asks for a login code by mail. An answer that is not 200 is a refusal, whatever its transport says. */
export async function sendCode(email: string): Promise<SendCodeResponse> {
  const sent = await request(ENDPOINTS.sendCode, { otp_send_medium: email, otp_type: '', county_code: '' });
  if (sent.status === OK) return sent;
  throw refusalOf(sent.message);
}

/** A refusal that came in the body of a successful answer. */
export function refusalOf(message: string): ApiError {
  const { status, title } = ERRORS.VALIDATION_FAILED;
  return new ApiError({ type: 'about:blank', title, status, code: 'VALIDATION_FAILED', detail: message, message, request_id: '' });
}
