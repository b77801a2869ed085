// One backend process with many accounts, for npm run bench:streams. Prints its port and a cookie for each account, then its
// memory at each line that it reads.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserEntity } from '../../../src/auth/users/user.entity';
import { LiveStreamsService } from '../../../src/notifications/live-events/live-streams.service';
import { signedIn } from '../log-in';
import { openSite } from '../test-site';

const ACCOUNTS = Number(process.argv[2] ?? '0');
const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

const site = await openSite({ SEED_TALENTS: '40' });
const users = site.dataSource.getRepository(UserEntity);
const [pattern] = await users.find({ where: { email: 'asha.rao@example.com' } });
if (!pattern) throw new Error('The demo account is missing.');
const cookies: string[] = [];
for (let number = 0; number < ACCOUNTS; number += 1) {
  const email = `reader-${number}@example.com`;
  await users.insert({ ...pattern, id: `u_reader_${number}`, email, loginEmail: email, loginPhone: null });
  const browser = await signedIn(site, email);
  cookies.push([...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
}
/** Memory once several collections have given back what the start left. */
const memory = async () => {
  for (let time = 0; time < 5; time += 1) {
    globalThis.gc?.();
    await sleep(1000);
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { streams: site.app.get(LiveStreamsService).openCount, heapUsed, rss };
};
print({ port: await site.listen(), cookies });
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') break;
  print(await memory());
}
await site.close();
process.exit(0);
