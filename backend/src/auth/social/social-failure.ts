import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { type Provider, PROVIDER_NAMES } from './provider';

/** Sign-in that ended without a login: the visitor is redirected to `returnTo` and reads `text` there. */
export class SocialFailure extends Error {
  constructor(
    /** For the log. */
    readonly reason: string,
    readonly text: string,
    readonly returnTo = '/',
  ) {
    super(text);
    this.name = 'SocialFailure';
  }
}

/** Unusable response of a provider. `isAway`: the provider itself fails. */
export class ProviderAnswerError extends Error {
  constructor(
    message: string,
    readonly isAway: boolean,
  ) {
    super(message);
    this.name = 'ProviderAnswerError';
  }
}

type Cause = 'denied' | 'away' | 'refused';

const AWAY_CODES = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'];
const AWAY_ANSWERS = ['server_error', 'temporarily_unavailable'];
const LONGEST_REASON = 120;

/** Converts an error of the exchange with the provider to a failure whose text says what to do next. */
export function providerFailure(provider: Provider, thrown: unknown, returnTo: string): SocialFailure {
  const name = PROVIDER_NAMES[provider];
  const texts: Readonly<Record<Cause, string>> = {
    denied: `${name} did not sign you in, because you did not agree to it there. Try again, or log in with a code instead.`,
    away: `${name} does not answer at the moment. Try again later, or log in with a code instead.`,
    refused: `The answer from ${name} could not be trusted, so you are not logged in. Try again, or log in with a code instead.`,
  };
  return new SocialFailure(reasonOf(thrown), texts[causeOf(thrown)], returnTo);
}

function causeOf(thrown: unknown): Cause {
  if (thrown instanceof AuthorizationResponseError) {
    if (thrown.error === 'access_denied') return 'denied';
    return AWAY_ANSWERS.includes(thrown.error) ? 'away' : 'refused';
  }
  if (thrown instanceof ResponseBodyError) return thrown.status >= 500 ? 'away' : 'refused';
  // The library gives every refusal of its own a code; without one it passes on what it did not expect.
  if (thrown instanceof ClientError) return thrown.code === undefined || AWAY_CODES.includes(thrown.code) ? 'away' : 'refused';
  if (thrown instanceof ProviderAnswerError) return thrown.isAway ? 'away' : 'refused';
  // fetch() reports a broken connection as a TypeError, and a late body as a DOMException.
  return thrown instanceof TypeError || thrown instanceof DOMException ? 'away' : 'refused';
}

/** Reason for the log; requests and responses are left out, since they hold tokens. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const { cause } = thrown;
  const details = [
    'code' in thrown ? thrown.code : thrown.name,
    'error' in thrown ? thrown.error : thrown.message,
    cause instanceof Error && !('error' in thrown) ? cause.message : '',
  ];
  return details
    .filter((detail) => typeof detail === 'string' && detail !== '')
    .join(': ')
    .slice(0, LONGEST_REASON);
}
