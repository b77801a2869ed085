import { ApiError } from '../../api';
import { ERRORS, type ErrorCode } from '../../contracts/core/errors';

/** Returns the failure of a call that the server refused, with a reference for support. */
export function aRefusal(code: ErrorCode, detail: string): ApiError {
  const { status, title } = ERRORS[code];
  return new ApiError({ type: 'about:blank', title, status, code, detail, message: detail, request_id: '01JD8Z4Q7N3M5K' });
}
