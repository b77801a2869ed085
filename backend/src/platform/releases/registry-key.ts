import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type SignedKind, type SignedText, signedMessage } from '@alltalent/shared/contracts';

/** An Ed25519 key pair, as it is stored: the private key as PEM, the public one as DER in base64. */
export type StoredKey = { readonly pem: string; readonly publicKey: string };

export function newKey(): StoredKey {
  return keyOf(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
}

export function keyOf(pem: string): StoredKey {
  return { pem, publicKey: createPublicKey(createPrivateKey(pem)).export({ format: 'der', type: 'spki' }).toString('base64') };
}

/** Signs texts of the control plane; the signature covers the kind and the payload. */
export class RegistrySigner {
  private readonly privateKey: KeyObject;

  constructor(
    pem: string,
    readonly publicKey: string,
  ) {
    this.privateKey = createPrivateKey(pem);
  }

  sign(kind: SignedKind, payload: string): SignedText {
    const signature = sign(null, Buffer.from(signedMessage(kind, payload)), this.privateKey).toString('base64');
    return { payload, signature, public_key: this.publicKey };
  }
}
