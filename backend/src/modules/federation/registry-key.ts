import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { join } from 'node:path';
import type { SignedRegistry } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config';
import { keepSecret } from '../../platform/config/kept-secret';

/** Signs the registry with an Ed25519 key that stays in the data folder. */
@Injectable()
export class RegistryKey {
  private readonly privateKey;
  private readonly publicKey: string;

  constructor(config: AppConfig) {
    this.privateKey = createPrivateKey(keepSecret(join(config.dataDir, 'registry.key'), newKey));
    this.publicKey = createPublicKey(this.privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
  }

  sign(payload: string): SignedRegistry {
    return { payload, signature: sign(null, Buffer.from(payload), this.privateKey).toString('base64'), public_key: this.publicKey };
  }
}

function newKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}
