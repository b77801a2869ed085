import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { hashOf } from '../sessions/session-ids';
import type { Identity, Provider, SocialProfile } from './provider';
import { PendingSocialSignInRepository } from './pending-social-sign-in.repository';
import { SocialIdentityRepository } from './social-identity.repository';
import { SocialMailsService } from './social-mails.service';

/** Sign-in at a provider that waits for a code. The e-mail address is a proposal until a code confirms it. */
export type PendingSocialSignIn = {
  readonly provider: Provider;
  /** '' when the provider sent none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly returnTo: string;
};

type StoredSocialSignIn = SocialProfile & { readonly returnTo: string };

const LIFETIME_MS = 30 * 60 * 1000;

/** Sign-ins at a provider that open no account yet: they need a code to a medium of the account, sent in by the same browser. */
@Injectable()
export class PendingSocialSignInsService {
  constructor(
    private readonly pendingSignIns: PendingSocialSignInRepository,
    private readonly identities: SocialIdentityRepository,
    private readonly mails: SocialMailsService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Pending sign-in of a browser, or null. `sid`: the id in its cookie when it came back from the provider. */
  async find(sid: string): Promise<PendingSocialSignIn | null> {
    const stored = await this.findStored(sid);
    if (!stored) return null;
    const { provider, email, isEmailVerified, firstName, lastName, returnTo } = stored;
    return { provider, email, isEmailVerified, firstName, lastName, returnTo };
  }

  async save(sid: string, pending: StoredSocialSignIn): Promise<void> {
    const now = this.clock.now();
    const sealed = sealText(this.config.secretKey, JSON.stringify(pending));
    await this.pendingSignIns.replace({ askedBy: hashOf(sid), sealed, expiresAt: now + LIFETIME_MS });
  }

  /**
   * Links the pending identity to the account whose owner has just sent in a code, and deletes the pending sign-in. Without one
   * nothing happens; an identity that opens another account keeps opening that one. Call it before the session begins.
   */
  async link(sid: string, userId: string): Promise<void> {
    const stored = await this.findStored(sid);
    if (stored) await this.linkIdentity(stored, userId);
    await this.delete(sid);
  }

  /** Moves the pending sign-in of a browser to its new id. */
  async move(from: string, to: string): Promise<void> {
    await this.pendingSignIns.move(hashOf(from), hashOf(to));
  }

  async delete(sid: string): Promise<void> {
    await this.pendingSignIns.delete(hashOf(sid));
  }

  /** Providers linked to the account, each once, in the order of linking. */
  async providersOf(userId: string): Promise<readonly Provider[]> {
    const identities = await this.identities.findOfUser(userId);
    return [...new Set(identities.map(({ provider }) => provider))];
  }

  /** Id of the account that the identity opens; null when it opens none. */
  async findOwner(identity: Identity): Promise<string | null> {
    return (await this.identities.find(identity))?.userId ?? null;
  }

  /** Links the identity and mails the owner; false when it opens an account already. */
  async linkIdentity({ provider, issuer, subject }: Identity, userId: string): Promise<boolean> {
    const isNew = await this.identities.insert({ provider, issuer, subject, userId, createdAt: this.clock.now() });
    if (isNew) await this.mails.sendLinked(provider, userId);
    return isNew;
  }

  private async findStored(sid: string): Promise<StoredSocialSignIn | null> {
    const pending = await this.pendingSignIns.find(hashOf(sid));
    if (!pending || pending.expiresAt <= this.clock.now()) return null;
    const text = openSealedText(this.config.secretKey, pending.sealed);
    // Sealed by save(), so of its shape.
    return text === null ? null : (JSON.parse(text) as StoredSocialSignIn);
  }
}
