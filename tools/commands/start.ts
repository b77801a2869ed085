import { resolve } from 'node:path';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { claimPort, portOf } from '../site/ports';
import { type Site, startSite } from '../site/site';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);

async function main(): Promise<void> {
  const port = portOf('PORT', 8080);
  const backendPort = portOf('BACKEND_PORT', 4000);
  await claimPort(port, 'PORT');
  await claimPort(backendPort, 'BACKEND_PORT');
  await buildChanged([...PROGRAMS, ...REMOTES], say);

  const running: Site[] = [];
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    for (const site of running) await site.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  const site = await startSite({ port, backendPort, dataDir: resolve(ROOT, process.env['DATA_DIR'] ?? '.data'), say });
  running.push(site);
  printWelcome(site);
  const ended = await Promise.race([site.backend, site.frontDoor].map(async (program) => ({ program, code: await program.exited })));
  if (isStopping) return;
  console.error(`${ended.program.name} stopped by itself (code ${ended.code}). ${ended.program.errorTail()}`);
  await stop(1);
}

function printWelcome({ origin }: Site): void {
  const demo = process.env['NODE_ENV'] === 'production' ? '' : demoWelcome(origin);
  console.log(`\n  All Talent        ${origin}\n${demo}\n  Ctrl-C stops everything.\n`);
}

/** Returns the welcome text with the demo accounts, which do not exist in production. */
function demoWelcome(origin: string): string {
  const mailIsReal = Boolean(process.env['SMTP_URL']);
  return `  API documents     ${origin}/api/docs
  Message outbox    ${mailIsReal ? 'none: messages leave through SMTP_URL' : `${origin}/dev/outbox   (login codes arrive here)`}

  Sign in with any of these; the code is in the outbox:
    meher.kaul@example.com    talent, premium
    asha.rao@example.com      talent
    ritu.khanna@example.com   client
    dev.mehra@example.com     talent and client
    leela.iyer@example.com    parent, with a registered child
    nikhil.bose@example.com   staff
    sana.mirza@example.com    restricted
`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
