import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { newKey } from './registry-key';
import type { RegistryKeyEntity } from './registry-key.entity';
import { RegistryKeysRepository } from './registry-keys.repository';
import { RolloutsRepository } from './rollouts.repository';

/** Rotates the registry key without an outage: the new key is announced, then signs, then the old one is deleted. */
@Injectable()
export class KeyRotationService {
  constructor(
    private readonly keys: RegistryKeysRepository,
    private readonly rollouts: RolloutsRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Takes the next of three steps; returns a summary of it and what to do next. */
  async step(): Promise<string> {
    // Raising the revision blocks other changes and makes every backend sign again.
    await this.rollouts.raise();
    const stored = await this.keys.findAll();
    const current = stored.get('current');
    if (!current) throw new Error('no backend has signed anything yet. Start one first');
    if (openSealedText(this.config.secretKey, current.sealedKey) === null) return this.replace();
    if (stored.has('former')) return this.deleteFormer();
    return stored.has('next') ? this.activate() : this.announce();
  }

  private async announce(): Promise<string> {
    const next = this.made('next');
    await this.keys.insert(next);
    return `Step 1 of 3: the new key is announced and does not sign yet:\n${next.publicKey}\nFront doors with REGISTRY_PUBLIC_KEY need both keys now, with a comma between them; the others learn it within seconds. Then run this again.`;
  }

  private async activate(): Promise<string> {
    await this.keys.move('current', 'former');
    await this.keys.move('next', 'current');
    return 'Step 2 of 3: the new key signs, and the old one is still accepted. Once every front door runs on the new key, run this again.';
  }

  private async deleteFormer(): Promise<string> {
    await this.keys.delete('former');
    return 'Step 3 of 3: the old key is deleted and accepted no more. Leave it out of REGISTRY_PUBLIC_KEY.';
  }

  /** Replaces a key that cannot be unsealed at once, since it signs nothing. */
  private async replace(): Promise<string> {
    for (const place of ['current', 'next', 'former'] as const) await this.keys.delete(place);
    const current = this.made('current');
    await this.keys.insert(current);
    return `The former key was sealed with another SECRET_KEY, so a new one signs at once:\n${current.publicKey}\nSet REGISTRY_PUBLIC_KEY of the front doors to it, or delete their registry-key.txt, and start them again.`;
  }

  private made(place: RegistryKeyEntity['place']): RegistryKeyEntity {
    const { pem, publicKey } = newKey();
    return { place, publicKey, sealedKey: sealText(this.config.secretKey, pem), madeAt: this.clock.now() };
  }
}
