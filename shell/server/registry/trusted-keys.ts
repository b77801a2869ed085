import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignedKind, type SignedText, signedMessage } from '@alltalent/shared/contracts';

/** The current key, the next one, and one being retired. */
const MOST_KEYS = 3;

/**
 * The keys that may sign registries: the configured ones only, otherwise the first key that signed a registry here and
 * those that its registries name, which are stored on disk. A text's own key is accepted only while none is trusted.
 */
export class TrustedKeys {
  private texts: readonly string[];
  private readonly read = new Map<string, KeyObject>();

  constructor(
    private readonly configured: readonly string[],
    private readonly folder: string,
  ) {
    this.texts = configured.length > 0 ? configured : readStoredKeys(this.file);
  }

  /** Whether any key is trusted yet. */
  get hasKeys(): boolean {
    return this.texts.length > 0;
  }

  has(key: string): boolean {
    return this.texts.includes(key);
  }

  /** Returns whether a trusted key signed this text as this kind. While no key is trusted, the text's own key is accepted. */
  hasSigned(kind: SignedKind, { payload, signature, public_key: own }: SignedText): boolean {
    if (this.hasKeys && !this.has(own)) return false;
    try {
      return verify(null, Buffer.from(signedMessage(kind, payload)), this.keyOf(own), Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  }

  /** After a registry was accepted: trusts its signer and the next or retiring keys that it names. */
  follow(signer: string, named: readonly string[]): void {
    if (this.configured.length > 0) return;
    const texts = [...new Set([signer, ...named.filter(isKey)])].slice(0, MOST_KEYS);
    if (texts.join() === this.texts.join()) return;
    this.texts = texts;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.file, texts.join('\n'));
  }

  private keyOf(text: string): KeyObject {
    const key = this.read.get(text) ?? readKey(text);
    if (this.has(text)) this.read.set(text, key);
    return key;
  }

  private get file(): string {
    return join(this.folder, 'registry-key.txt');
  }
}

/** Parses a key. Throws for anything but an Ed25519 key, DER in base64. */
export function readKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('it is no Ed25519 key');
  return key;
}

export function isKey(text: string): boolean {
  try {
    readKey(text);
    return true;
  } catch {
    return false;
  }
}

function readStoredKeys(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter(isKey);
  } catch {
    return [];
  }
}
