import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { hashOf } from '../sessions/session-ids';
import type { Provider } from './provider';
import type { SignInSecrets } from './provider-client';
import { SocialAttemptRepository } from './social-attempt.repository';

/** One round trip to a provider and back. */
export type SocialAttempt = {
  readonly provider: Provider;
  readonly secrets: SignInSecrets;
  /** Path on this site to which the visitor returns. */
  readonly returnTo: string;
  /** Id of the signed-in user who links the provider to the account; null for a visitor. */
  readonly userId: string | null;
};

type Sealed = Pick<SocialAttempt, 'returnTo' | 'userId'> & Omit<SignInSecrets, 'state'>;

const LIFETIME_MS = 10 * 60 * 1000;

/** Attempts to sign in at a provider: usable once, within ten minutes, in the browser that started them. */
@Injectable()
export class SocialAttemptsService {
  constructor(
    private readonly attempts: SocialAttemptRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async save(sid: string, { provider, secrets, returnTo, userId }: SocialAttempt): Promise<void> {
    const now = this.clock.now();
    const { state, nonce, codeVerifier } = secrets;
    const sealed: Sealed = { nonce, codeVerifier, returnTo, userId };
    await this.attempts.insert({
      stateHash: hashOf(state),
      askedBy: hashOf(sid),
      provider,
      sealed: sealText(this.config.secretKey, JSON.stringify(sealed)),
      expiresAt: now + LIFETIME_MS,
    });
  }

  /** Moves the attempts of a browser to its new id, since another of its tabs may still be at a provider. */
  async move(from: string, to: string): Promise<void> {
    await this.attempts.move(hashOf(from), hashOf(to));
  }

  /** Uses up the attempt with this state; null for a state that is unknown, used, expired, or another browser's. */
  async consume(sid: string, state: string): Promise<SocialAttempt | null> {
    const attempt = await this.attempts.consume({ stateHash: hashOf(state), askedBy: hashOf(sid) });
    if (!attempt || attempt.expiresAt <= this.clock.now()) return null;
    const text = openSealedText(this.config.secretKey, attempt.sealed);
    if (text === null) return null;
    // Sealed by save(), so of its shape.
    const { nonce, codeVerifier, returnTo, userId } = JSON.parse(text) as Sealed;
    return { provider: attempt.provider, secrets: { state, nonce, codeVerifier }, returnTo, userId };
  }
}
