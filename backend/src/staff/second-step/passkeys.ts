import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import type { SecondFactor } from './second-step.repository';

const SITE = 'All Talent office';

type NewPasskey = Pick<SecondFactor, 'credentialId' | 'secret' | 'transports' | 'counter'>;

/** Makes and checks the messages of WebAuthn for the site's own origin. User verification is always required. */
@Injectable()
export class Passkeys {
  private readonly origin: string;
  private readonly host: string;

  constructor(config: AppConfig) {
    const { origin, hostname } = new URL(config.publicUrl);
    this.origin = origin;
    this.host = hostname;
  }

  /** Options for a new passkey; authenticators that hold one of `known` refuse to make a second. */
  creation(user: { readonly id: string; readonly email: string; readonly name: string }, known: readonly SecondFactor[]) {
    return generateRegistrationOptions({
      rpName: SITE,
      rpID: this.host,
      userID: new TextEncoder().encode(user.id),
      userName: user.email,
      userDisplayName: user.name,
      attestationType: 'none',
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
  }

  /** Returns what to store of a new passkey; null when the response does not verify. */
  async verifyCreation(response: unknown, challenge: string): Promise<NewPasskey | null> {
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return { credentialId: id, secret: isoBase64URL.fromBuffer(publicKey), counter, transports: transports.join(',') };
  }

  /** Options for a proof by one of the person's passkeys. */
  request(known: readonly SecondFactor[]) {
    return generateAuthenticationOptions({ rpID: this.host, userVerification: 'required', allowCredentials: known.map(descriptorOf) });
  }

  /** Returns the new signature counter; null when the response does not verify, or repeats an old counter. */
  async verifyProof(response: unknown, challenge: string, passkey: SecondFactor): Promise<number | null> {
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId ?? '',
        publicKey: isoBase64URL.toBuffer(passkey.secret),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    }).catch(() => null);
    return verified?.verified ? verified.authenticationInfo.newCounter : null;
  }
}

function descriptorOf(factor: SecondFactor): { id: string; transports: AuthenticatorTransport[] } {
  return { id: factor.credentialId ?? '', transports: transportsOf(factor) };
}

function transportsOf({ transports }: SecondFactor): AuthenticatorTransport[] {
  return transports.split(',').filter((name) => name !== '') as AuthenticatorTransport[];
}
