import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { SystemClock } from '../../kernel/clock/clock';
import { type AppConfig, loadConfig } from '../../kernel/config/config';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { inTransaction } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { KeyRotationService } from './key-rotation.service';
import { newKey } from './registry-key';
import { RegistryKeys } from './registry-keys.service';
import { RegistryKeysRepository } from './registry-keys.repository';
import { RolloutsRepository } from './rollouts.repository';

const clock = new SystemClock();
const folders: string[] = [];
const lines: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Each backend has a data folder of its own. */
function aConfig(secretKey = 'k'.repeat(40)): AppConfig {
  const folder = mkdtempSync(join(tmpdir(), 'alltalent-keys-'));
  folders.push(folder);
  return loadConfig({ DATA_DIR: folder, SECRET_KEY: secretKey });
}

const aBackend = (dataSource: DataSource, config = aConfig()) =>
  new RegistryKeys(new RegistryKeysRepository(dataSource), config, clock, new AppLog({ write: (line: string) => void lines.push(line) }));

describeOnEngines("The registry's key", (engine) => {
  const rotate = (config = aConfig()) => {
    const stores = [new RegistryKeysRepository(engine.dataSource()), new RolloutsRepository(engine.dataSource())] as const;
    return inTransaction(engine.dataSource(), () => new KeyRotationService(...stores, config, clock).step());
  };
  beforeEach(async () => {
    lines.length = 0;
    await engine.dataSource().query('DELETE FROM registry_key');
  });

  test('SEC-63 two backends with data folders of their own sign with the same key, also when both start at once', async () => {
    const backends = [aBackend(engine.dataSource()), aBackend(engine.dataSource())];
    const [one, other] = await Promise.all(backends.map((backend) => backend.read()));
    expect(one?.signer.publicKey).toBe(other?.signer.publicKey);
    expect(one?.accepted).toEqual([one?.signer.publicKey]);
    expect(one?.signer.sign('registry', 'x')).toEqual(other?.signer.sign('registry', 'x'));
  });

  test('SEC-63 the key that a backend kept in its data folder goes on, so that a configured REGISTRY_PUBLIC_KEY still fits', async () => {
    const config = aConfig();
    const { pem, publicKey } = newKey();
    writeFileSync(join(config.dataDir, 'registry.key'), pem);
    expect((await aBackend(engine.dataSource(), config).read()).signer.publicKey).toBe(publicKey);
    expect((await aBackend(engine.dataSource()).read()).signer.publicKey).toBe(publicKey);
  });

  test('SEC-63 the private key cannot be read from the database, and a backend with another SECRET_KEY says what is wrong', async () => {
    await aBackend(engine.dataSource()).read();
    const [row] = await engine.dataSource().query('SELECT sealed_key AS text FROM registry_key');
    expect(row.text).not.toContain('PRIVATE KEY');
    const stranger = aBackend(engine.dataSource(), aConfig('o'.repeat(40)));
    for (let turn = 0; turn < 2; turn += 1) await expect(stranger.read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(lines.filter((line) => line.includes('sealed with another SECRET_KEY'))).toHaveLength(1);
  });

  test('SEC-63 a key is replaced in three steps: announced, used, the old one forgotten; each makes backends sign again', async () => {
    const backend = aBackend(engine.dataSource());
    const rollouts = new RolloutsRepository(engine.dataSource());
    const before = await rollouts.revision();
    const old = (await backend.read()).signer.publicKey;
    expect(await rotate()).toContain('announced');
    const { signer, accepted } = await backend.read();
    expect([signer.publicKey, accepted[0], accepted.length]).toEqual([old, old, 2]);
    const next = accepted[1];
    expect(await rotate()).toContain('the new key signs');
    expect(await backend.read()).toMatchObject({ signer: { publicKey: next }, accepted: [next, old] });
    expect(await rotate()).toContain('deleted');
    expect(await backend.read()).toMatchObject({ signer: { publicKey: next }, accepted: [next] });
    expect(await rollouts.revision()).toBe(before + 3);
  });

  test('SEC-63 after a change of SECRET_KEY one step makes a key that can be opened', async () => {
    await aBackend(engine.dataSource()).read();
    const config = aConfig('n'.repeat(40));
    expect(await rotate(config)).toContain('a new one signs at once');
    expect((await aBackend(engine.dataSource(), config).read()).accepted).toHaveLength(1);
  });
});
