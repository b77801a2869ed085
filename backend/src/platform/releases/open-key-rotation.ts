import type { DataSource } from 'typeorm';
import type { Clock } from '../../kernel/clock/clock';
import type { AppConfig } from '../../kernel/config/config';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { newKey } from './registry-key';
import type { RegistryKeyEntity } from './registry-key.entity';
import { RegistryKeysRepository } from './registry-keys.repository';
import { RolloutsRepository } from './rollouts.repository';

export type KeyRotation = {
  /** Takes the next of three steps; answers what was done, and what comes next. */
  step(): Promise<string>;
};

/** Replaces the key of the registry while front doors go on: the new key is announced, then signs, then the old one goes. */
export function openKeyRotation(dataSource: DataSource, { config, clock }: { config: AppConfig; clock: Clock }): KeyRotation {
  const keys = new RegistryKeysRepository(dataSource);
  const made = (place: RegistryKeyEntity['place']): RegistryKeyEntity => {
    const { pem, publicKey } = newKey();
    return { place, publicKey, sealedKey: sealText(config.secretKey, pem), madeAt: clock.now() };
  };

  async function announce(): Promise<string> {
    const next = made('next');
    await keys.insert(next);
    return `Step 1 of 3: the new key is announced and does not sign yet:\n${next.publicKey}\nFront doors with REGISTRY_PUBLIC_KEY need both keys now, with a comma between them; the others learn it within seconds. Then run this again.`;
  }

  async function use(): Promise<string> {
    await keys.move('current', 'former');
    await keys.move('next', 'current');
    return 'Step 2 of 3: the new key signs, and the old one is still accepted. Once every front door runs on the new key, run this again.';
  }

  async function forget(): Promise<string> {
    await keys.delete('former');
    return 'Step 3 of 3: the old key is deleted and accepted no more. Leave it out of REGISTRY_PUBLIC_KEY.';
  }

  /** What nobody can open any more signs nothing, so there is nothing to wait for. */
  async function replace(): Promise<string> {
    for (const place of ['current', 'next', 'former'] as const) await keys.delete(place);
    const current = made('current');
    await keys.insert(current);
    return `The former key was sealed with another SECRET_KEY, so a new one signs at once:\n${current.publicKey}\nSet REGISTRY_PUBLIC_KEY of the front doors to it, or delete their registry-key.txt, and start them again.`;
  }

  return {
    async step() {
      // Locks out every other change, and makes every backend sign anew.
      await new RolloutsRepository(dataSource).raise();
      const stored = await keys.findAll();
      const current = stored.get('current');
      if (!current) throw new Error('no backend has signed anything yet. Start one first');
      if (openSealedText(config.secretKey, current.sealedKey) === null) return replace();
      if (stored.has('former')) return forget();
      return stored.has('next') ? use() : announce();
    },
  };
}
