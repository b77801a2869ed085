import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { MAIL } from '../../test/support/outbox/delivery-site';
import { TestMailServer } from '../../test/support/outbox/mail-server';
import { openSite } from '../../test/support/test-site';
import { loadConfig } from '../kernel/config/config';
import { DatabaseService } from '../kernel/database/database.service';
import { OutboxService } from '../kernel/outbox/outbox.service';
import { OutboxWorker } from '../kernel/outbox/outbox.worker';
import { openCommand } from './run-command';

/** Longer than the worker of a site waits before it looks again. */
const NEXT_LOOK_MS = 1500;

test('a command alone does not migrate a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alltalent-command-'));
  const app = await openCommand(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
  try {
    await app.get(DataSource).initialize();
    await app.get(DatabaseService).whenPrepared();
    expect(await app.get(DataSource).showMigrations()).toBe(true);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});

test('a command beside the site sends nothing of what it puts into the outbox: that is for the site', async () => {
  const mail = new TestMailServer();
  const site = await openSite({ SMTP_URL: await mail.listen() });
  const app = await openCommand(site.config);
  try {
    await site.app.get(OutboxWorker).beforeApplicationShutdown();
    await app.get(DataSource).initialize();
    const id = await app.get(OutboxService).enqueue(MAIL, { lifetimeMs: 600_000 });
    await sleep(NEXT_LOOK_MS);
    expect([mail.messages.length, await app.get(OutboxService).deliveryOf(id)]).toEqual([0, 'waiting']);
  } finally {
    await app.close();
    await site.close();
    await mail.close();
  }
});
