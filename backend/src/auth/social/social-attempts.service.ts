import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { hashOf } from '../sessions/session-ids';
import type { Provider } from './provider';
import type { SignInSecrets } from './provider-client';
import { SocialAttemptRepository } from './social-attempt.repository';

/** A way to a provider and back. */
export type SocialAttempt = {
  readonly provider: Provider;
  readonly secrets: SignInSecrets;
  /** Path to go on to afterwards. */
  readonly returnTo: string;
  /** Who is signed in and adds the provider to the own account; null for a visitor. */
  readonly userId: string | null;
};

type Sealed = Pick<SocialAttempt, 'returnTo' | 'userId'> & Omit<SignInSecrets, 'state'>;

const LIFETIME_MS = 10 * 60 * 1000;

/** Attempts of one use, for ten minutes, bound to the browser that set out. */
@Injectable()
export class SocialAttemptsService {
  constructor(
    private readonly attempts: SocialAttemptRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async keep(sid: string, { provider, secrets, returnTo, userId }: SocialAttempt): Promise<void> {
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

  /** The browser goes on under a new id; another of its tabs may still be at a provider. */
  async move(from: string, to: string): Promise<void> {
    await this.attempts.move(hashOf(from), hashOf(to));
  }

  /** The attempt with this state, used up; null for a state that is unknown, used, too old, or another browser's. */
  async take(sid: string, state: string): Promise<SocialAttempt | null> {
    const attempt = await this.attempts.take({ stateHash: hashOf(state), askedBy: hashOf(sid) });
    if (!attempt || attempt.expiresAt <= this.clock.now()) return null;
    const text = openSealedText(this.config.secretKey, attempt.sealed);
    if (text === null) return null;
    // Sealed by keep(), so of its shape.
    const { nonce, codeVerifier, returnTo, userId } = JSON.parse(text) as Sealed;
    return { provider: attempt.provider, secrets: { state, nonce, codeVerifier }, returnTo, userId };
  }
}
