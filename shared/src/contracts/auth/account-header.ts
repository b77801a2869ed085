/**
 * Request header with the id of the account that the page shows. A call with another one than the session uses is answered 409
 * ACCOUNT_SWITCHED, so a tab that was left open changes nothing in the wrong account. Calls without the header are not compared.
 */
export const ACCOUNT_HEADER = 'x-account';
