import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actingAs } from '../../src/kernel/audit/acting';
import { PaymentsJob } from '../../src/membership/payments/payments.job';
import { ReconciliationService } from '../../src/membership/staff/reconciliation.service';
import { MembershipClockService } from '../../src/membership/terms/membership-clock.service';
import { openSite, type TestSite } from '../support/test-site';
import { numberGaps, overlappingPeriods } from './consistency';

const KILLS = Number(process.env['MEMBERSHIP_KILLS'] ?? 4);
const DAYS_BETWEEN = 31;
const LONGEST_LIFE_MS = 700;
const LOADER = join(__dirname, '../support/cli/swc-loader.mjs');
const PROGRAM = join(__dirname, 'buying-program.ts');

/** Starts a site of buyers, and kills it some moments after its first purchase, so that it has sold something on a busy machine, too. */
async function liveAndDie(dataDir: string, daysAhead: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', LOADER, PROGRAM, dataDir, String(daysAhead)]);
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => (complaints += String(data)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  await Promise.race([ready, ended.then(() => Promise.reject(new Error(`The site ended by itself: ${complaints}`)))]);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
  expect(child.exitCode).toBe(null);
  child.kill('SIGKILL');
  await ended;
}

async function settle({ app, clock }: TestSite): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await app.get(PaymentsJob).run();
    await app.get(MembershipClockService).run();
    clock.pass(3600);
  }
}

test(
  'MEM-01 REL-28 a site that is killed while people buy and renew loses no payment, gives no term twice and books every sum once',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'alltalent-killed-'));
    const first = await openSite({ DATA_DIR: dataDir, SEED_TALENTS: '5' });
    await first.close();
    for (let kill = 0; kill < KILLS; kill += 1) await liveAndDie(dataDir, kill * DAYS_BETWEEN);

    const site = await openSite({ DATA_DIR: dataDir, SEED_TALENTS: '5' }, { isDatabaseLeft: true });
    site.clock.pass((Date.now() - site.clock.now()) / 1000 + KILLS * DAYS_BETWEEN * 86_400);
    await settle(site);
    const compared = await actingAs('system:test', () => site.app.get(ReconciliationService).compare(0));
    expect(compared).toMatch(/^\d+ payments of the providers compared, no difference\.$/u);
    expect(await numberGaps(site)).toEqual([]);
    expect(await overlappingPeriods(site)).toEqual([]);
    const [{ total }] = await site.dataSource.query("SELECT COUNT(*) AS total FROM membership_order WHERE state = 'paid'");
    expect(Number(total)).toBeGreaterThan(0);
    if (process.env['MEMBERSHIP_KILLS']) process.stdout.write(`${KILLS} kills, ${total} paid orders: ${compared}\n`);
    await site.close();
    rmSync(dataDir, { recursive: true });
  },
  120_000 + KILLS * 20_000,
);
