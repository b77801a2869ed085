import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { keyOf, newKey, RegistrySigner } from './registry-key';
import type { RegistryKeyEntity } from './registry-key.entity';
import { RegistryKeysRepository } from './registry-keys.repository';

const RETRY_SECONDS = 60;

export type Signing = {
  readonly signer: RegistrySigner;
  /** Public keys that front doors accept, the signing one first. */
  readonly accepted: readonly string[];
};

/** Reads the signing key that all backends share: it is stored in the database, sealed with SECRET_KEY. */
@Injectable()
export class RegistryKeys {
  private opened: { readonly sealed: string; readonly signer: RegistrySigner } | null = null;
  private isSealedKeyLogged = false;

  constructor(
    private readonly keys: RegistryKeysRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async read(): Promise<Signing> {
    let stored = await this.keys.findAll();
    if (!stored.has('current')) {
      await this.keys.insert(this.first());
      stored = await this.keys.findAll();
    }
    const [current, ...others] = (['current', 'next', 'former'] as const).flatMap((place) => stored.get(place) ?? []);
    if (!current) throw new Error('No key of the registry is stored.');
    return { signer: this.open(current), accepted: [current, ...others].map(({ publicKey }) => publicKey) };
  }

  /** Returns the key to store first: the one in registry.key of the data folder, where older backends stored it, or a new one. */
  private first(): RegistryKeyEntity {
    const file = join(this.config.dataDir, 'registry.key');
    const { pem, publicKey } = existsSync(file) ? keyOf(readFileSync(file, 'utf8')) : newKey();
    return { place: 'current', publicKey, sealedKey: sealText(this.config.secretKey, pem), madeAt: this.clock.now() };
  }

  private open({ sealedKey, publicKey }: RegistryKeyEntity): RegistrySigner {
    if (this.opened?.sealed === sealedKey) return this.opened.signer;
    const pem = openSealedText(this.config.secretKey, sealedKey);
    if (pem === null) throw this.cannotOpen();
    this.opened = { sealed: sealedKey, signer: new RegistrySigner(pem, publicKey) };
    return this.opened.signer;
  }

  private cannotOpen(): DomainError {
    const detail = "The registry's key is sealed with another SECRET_KEY than this backend has.";
    if (!this.isSealedKeyLogged) this.log.error(`${detail} See docs/deploy.md.`);
    this.isSealedKeyLogged = true;
    return new DomainError('UNAVAILABLE', { detail, retryAfter: RETRY_SECONDS });
  }
}
