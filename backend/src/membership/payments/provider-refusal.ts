/** Refusal of a call by the provider. Says the provider's code and sentence; never a key, a body or a card. */
export class ProviderRefusedError extends Error {
  constructor(
    readonly provider: string,
    readonly code: string,
    sentence = '',
  ) {
    super(`${provider} refused the call: ${code}${sentence === '' ? '' : ` (${sentence.slice(0, 200)})`}`);
    this.name = 'ProviderRefusedError';
  }
}

/** How long a call to a provider may take. */
export const PROVIDER_TIMEOUT_MS = 10_000;
