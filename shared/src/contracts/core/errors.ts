/** Error codes of all endpoints, each with its HTTP status and its short, stable title. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 400, title: 'Some fields need another look' },
  MALFORMED_BODY: { status: 400, title: 'The request could not be read' },
  WEBHOOK_REJECTED: { status: 400, title: 'This event is not signed by the provider' },
  NOT_SIGNED_IN: { status: 401, title: 'Please log in' },
  XSRF_REJECTED: { status: 403, title: 'This page is out of date' },
  FORBIDDEN: { status: 403, title: 'You do not have access' },
  ACCOUNT_CLOSED: { status: 403, title: 'This account is closed' },
  FRESH_CODE_NEEDED: { status: 403, title: 'Please confirm it is you' },
  SECOND_STEP_NEEDED: { status: 403, title: 'Please confirm it is you' },
  PASSCODE_REQUIRED: { status: 403, title: 'This link asks for a passcode' },
  LOGIN_LOCKED: { status: 403, title: 'This login is locked' },
  APPLY_BARRED: { status: 403, title: 'You cannot apply yet' },
  PROFILE_PRIVATE: { status: 403, title: 'This profile is private' },
  VIEW_ONLY: { status: 403, title: 'This is a view of the site' },
  MESSAGES_BLOCKED: { status: 403, title: 'You cannot write to each other' },
  NOT_FOUND: { status: 404, title: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Method not allowed' },
  BODY_TOO_SLOW: { status: 408, title: 'The request took too long to arrive' },
  RELEASE_EXISTS: { status: 409, title: 'This release is already published' },
  RELEASE_FILES_MISSING: { status: 409, title: 'Files of this release are missing' },
  RELEASE_UNFIT: { status: 409, title: 'This release does not fit the site' },
  EXPERIMENT_BEGUN: { status: 409, title: 'This test has visitors already' },
  REMOTE_DELETED: { status: 409, title: 'This part of the site was deleted' },
  REMOTE_NEEDED: { status: 409, title: 'The site cannot do without this part' },
  ROLLOUT_UNCHANGED: { status: 409, title: 'There is nothing to change' },
  REQUEST_UNDER_WAY: { status: 409, title: 'This request is under way' },
  CONTACT_TAKEN: { status: 409, title: 'This belongs to another account' },
  ROLE_IN_USE: { status: 409, title: 'Something depends on this role' },
  ACCOUNT_SWITCHED: { status: 409, title: 'You use another account now' },
  LIST_NAME_TAKEN: { status: 409, title: 'You have a list of this name' },
  UPLOAD_ELSEWHERE: { status: 409, title: 'This upload continues elsewhere' },
  REVISION_STALE: { status: 409, title: 'This was changed elsewhere' },
  ALREADY_APPLIED: { status: 409, title: 'You applied for this role already' },
  ALREADY_INVITED: { status: 409, title: 'This talent is invited already' },
  OFFER_OPEN: { status: 409, title: 'There is an open offer for this role already' },
  OFFER_CHANGED: { status: 409, title: 'This offer has changed' },
  OFFER_CLOSED: { status: 409, title: 'This offer is no longer open' },
  OFFER_CLASHES: { status: 409, title: 'These days are booked already' },
  BOOKING_CLOSED: { status: 409, title: 'This booking can no longer be changed' },
  REVIEW_CLOSED: { status: 409, title: 'This booking cannot be reviewed now' },
  APPLICATION_SETTLED: { status: 409, title: 'This application has moved on' },
  ORDER_STATE: { status: 409, title: 'This order is not in the state for that' },
  PRICE_CHANGED: { status: 409, title: 'The price has changed' },
  JOB_STATE: { status: 409, title: 'This job is not in the state for that' },
  BODY_TOO_LARGE: { status: 413, title: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Send JSON' },
  CODE_INVALID: { status: 422, title: 'This code does not work' },
  LOGIN_FAILED: { status: 422, title: 'These details do not match' },
  SECOND_STEP_FAILED: { status: 422, title: 'This does not match' },
  PASSCODE_WRONG: { status: 422, title: 'This passcode does not open the link' },
  MEDIUM_REFUSED: { status: 422, title: 'No code can be sent there' },
  TERMS_REQUIRED: { status: 422, title: 'Please accept the terms' },
  FORM_EXPIRED: { status: 422, title: 'This form was open for too long' },
  FORM_REFUSED: { status: 422, title: 'This form could not be taken' },
  LIST_FULL: { status: 422, title: 'There is no room for more' },
  PROFILE_INCOMPLETE: { status: 422, title: 'Something is still missing' },
  JOB_INCOMPLETE: { status: 422, title: 'Something is still missing' },
  JOB_CLOSED: { status: 422, title: 'Applications closed' },
  INVITE_REFUSED: { status: 422, title: 'This talent cannot be invited' },
  OFFER_REFUSED: { status: 422, title: 'This talent cannot get an offer' },
  PHOTO_REFUSED: { status: 422, title: 'This photo cannot be used' },
  FILE_TOO_SLOW: { status: 422, title: 'The file took too long to arrive' },
  ATTACHMENT_REFUSED: { status: 422, title: 'This file cannot be sent' },
  VIDEO_REFUSED: { status: 422, title: 'This video cannot be used' },
  CV_REFUSED: { status: 422, title: 'This CV cannot be used' },
  NOT_ON_SALE: { status: 422, title: 'This plan cannot be bought at present' },
  PROMO_REFUSED: { status: 422, title: 'This code does not apply' },
  RENEWAL_REFUSED: { status: 422, title: 'This membership cannot renew' },
  SHOOT_REFUSED: { status: 422, title: 'This shoot cannot be booked' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'This key belongs to another request' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Please wait a moment' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
  UNAVAILABLE: { status: 503, title: 'Back in a moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * Body of every failed call, `application/problem+json` (RFC 9457). `message` repeats `detail`, because several
 * calls of the product specification read `status` and `message` from their answer.
 */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  readonly message: string;
  readonly request_id: string;
  /** First message per field, keyed by the wire name of the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whole seconds to wait before another try. */
  readonly retry_after?: number;
};
