import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignedKind, type SignedText, signedMessage } from '@alltalent/shared/contracts';

/** A key, the one that follows it, and one more that is being left. */
const MOST_KEYS = 3;

/**
 * The keys whose word counts: the configured ones and no others, else the first that signed a registry here and those it
 * named itself, which are kept beside it. What a text says of its own key only ever counts before that.
 */
export class TrustedKeys {
  private texts: readonly string[];
  private readonly read = new Map<string, KeyObject>();

  constructor(
    private readonly configured: readonly string[],
    private readonly folder: string,
  ) {
    this.texts = configured.length > 0 ? configured : readKept(this.file);
  }

  /** False: no key is trusted yet. */
  get isSettled(): boolean {
    return this.texts.length > 0;
  }

  has(key: string): boolean {
    return this.texts.includes(key);
  }

  /** True for a text of this kind that a trusted key signed; before there is one, for a text that signs itself well. */
  hasSigned(kind: SignedKind, { payload, signature, public_key: own }: SignedText): boolean {
    if (this.isSettled && !this.has(own)) return false;
    try {
      return verify(null, Buffer.from(signedMessage(kind, payload)), this.keyOf(own), Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  }

  /** After a registry was taken over: trusts the key that signed it, and those that it names to follow or to be left. */
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

/** Throws for anything but an Ed25519 key, DER in base64. */
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

function readKept(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter(isKey);
  } catch {
    return [];
  }
}
