import { cpuSeconds } from '../../cpu-time';

/** A server that draws pages, and the text that a page has only when the server has drawn it. */
export type DrawingServer = { readonly origin: string; readonly pid: number; readonly drawnText: string };

/** One server in one round. */
export type DrawingTurn = { readonly perSecond: number; readonly perCpuSecond: number };
export type DrawingSide = 'front door' | 'framework';
export type DrawingRuns = Readonly<Record<DrawingSide, readonly DrawingTurn[]>>;

const SIDES: readonly DrawingSide[] = ['front door', 'framework'];
/** Requests under way at a time: enough to keep every thread of a server busy. */
const AT_ONCE = 4;
const READY_WITHIN_MS = 90_000;
const WARM_UP_PAGES = 200;
const PAGES = 100;
/** Pages of the listing. Each is asked for under ever other addresses, so that none is kept, and its calls are known. */
const LISTING_PAGES = 20;

let asked = 0;

/** Has both servers draw pages of the talent listing in turns. Throws when one answers without a drawn page. */
export async function measureDrawing(servers: Readonly<Record<DrawingSide, DrawingServer>>, rounds: number): Promise<DrawingRuns> {
  const runs: Record<DrawingSide, DrawingTurn[]> = { 'front door': [], framework: [] };
  for (const side of SIDES) {
    await waitUntilDrawn(servers[side]);
    for (let drawn = 0; drawn < WARM_UP_PAGES; drawn += 1) await isDrawn(servers[side]);
  }
  for (let round = 0; round < rounds; round += 1) for (const side of SIDES) runs[side].push(await measureTurn(servers[side]));
  return runs;
}

async function measureTurn(server: DrawingServer): Promise<DrawingTurn> {
  const [begun, before] = [performance.now(), cpuSeconds(server.pid)];
  await drawPages(server, PAGES);
  const used = cpuSeconds(server.pid) - before;
  return { perSecond: (PAGES * 1000) / (performance.now() - begun), perCpuSecond: PAGES / used };
}

async function drawPages(server: DrawingServer, pages: number): Promise<void> {
  let left = pages;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      if (!(await isDrawn(server))) throw new Error(`${server.origin} left a page to the browser.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Waits until a server draws: code that runs for the first time may take longer than a page has, and then gets a minute's rest. */
async function waitUntilDrawn(server: DrawingServer): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isDrawn(server))) {
    if (Date.now() > deadline) throw new Error(`${server.origin} draws no pages.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Asks for another page than ever before, and returns whether the server has drawn it. */
async function isDrawn({ origin, drawnText }: DrawingServer): Promise<boolean> {
  asked += 1;
  const response = await fetch(`${origin}/talents?page=${(asked % LISTING_PAGES) + 1}&visit=${asked}`);
  const html = await response.text();
  return response.status === 200 && html.includes(drawnText);
}
