import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedRegistry } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config';

/** Signs the registry with an Ed25519 key that stays in the data folder. */
@Injectable()
export class RegistryKey {
  private readonly privateKey;
  private readonly publicKey: string;

  constructor(config: AppConfig) {
    this.privateKey = createPrivateKey(readOrMake(join(config.dataDir, 'registry.key')));
    this.publicKey = createPublicKey(this.privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
  }

  sign(payload: string): SignedRegistry {
    return { payload, signature: sign(null, Buffer.from(payload), this.privateKey).toString('base64'), public_key: this.publicKey };
  }
}

function readOrMake(file: string): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
