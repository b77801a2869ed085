import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WaitingContactMessagesRepository } from '../../src/content/contact/waiting-contact-messages.repository';
import { requirePlainPdf } from '../../src/content/contact/cv-check';
import { CvStore } from '../../src/content/contact/cv-store';
import { isTicket } from '../../src/content/contact/ticket-number';
import { describeOnEngines } from '../../test/support/kernel/database/test-database';
import { seedAll } from '..';
import { seedLetters } from './seed-letters';

const NOW = new Date('2026-11-20T10:00:00Z');

describeOnEngines('letters of the demonstration', (engine) => {
  test('three letters and an application with a CV wait, once, under tickets as the site makes them', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'alltalent-letters-'));
    await seedAll(engine.dataSource(), { talents: 60, assetBase: '/media', now: NOW, log: () => undefined });
    for (let time = 0; time < 2; time += 1) await seedLetters(engine.dataSource(), { now: NOW.getTime(), dataDir });
    const letters = await new WaitingContactMessagesRepository(engine.dataSource()).findWaiting({}, 10);
    expect(letters.map(({ topic }) => topic)).toEqual(['account', 'career', 'hiring', 'data']);
    expect(letters.every(({ ticket }) => isTicket(ticket))).toBe(true);
    const cvName = letters.find(({ topic }) => topic === 'career')?.cvName ?? '';
    await expect(requirePlainPdf(await CvStore.within(dataDir).read(cvName))).resolves.toBeUndefined();
    rmSync(dataDir, { recursive: true, force: true });
    expect(existsSync(dataDir)).toBe(false);
  });
});
