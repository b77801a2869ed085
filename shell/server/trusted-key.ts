import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedText } from '@alltalent/shared/contracts';

/**
 * The key whose word counts: the configured one, else the first that signed a registry here, which is kept beside it.
 * What a text says of its own key only ever counts before that.
 */
export class TrustedKey {
  private text: string | null;
  private key: KeyObject | null = null;

  constructor(
    private readonly configured: string | null,
    private readonly folder: string,
  ) {
    this.text = configured ?? readKept(this.file);
  }

  /** Null: no key is trusted yet. */
  get current(): string | null {
    return this.text;
  }

  /** True for a text that the trusted key signed; before there is one, for a text that signs itself well. */
  hasSigned({ payload, signature, public_key: own }: SignedText): boolean {
    if (this.text !== null && own !== this.text) return false;
    try {
      const key = this.text === null ? readKey(own) : (this.key ??= readKey(this.text));
      return verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  }

  /** Trusts a key from now on, where none was trusted before. */
  trust(key: string): void {
    if (this.text !== null) return;
    this.text = key;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.file, key);
  }

  private get file(): string {
    return join(this.folder, 'registry-key.txt');
  }
}

/** Throws for anything but an Ed25519 key, DER in base64. */
export function readKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('it is no Ed25519 key');
  return key;
}

function readKept(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    readKey(text);
    return text;
  } catch {
    return null;
  }
}
