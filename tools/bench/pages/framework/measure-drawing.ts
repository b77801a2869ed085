import { cpuSeconds } from '../../cpu-time';

/** A server that draws pages, and the text that a page has only when the server has drawn it. */
export type DrawingServer = { readonly origin: string; readonly pid: number; readonly drawnText: string };

/** One server in one round. */
export type DrawingTurn = { readonly perSecond: number; readonly perCpuSecond: number };
export type DrawingSide = 'front door' | 'framework';
export type DrawingRuns = Readonly<Record<DrawingSide, readonly DrawingTurn[]>>;

const SIDES: readonly DrawingSide[] = ['front door', 'framework'];
/** Requests under way at a time: enough to keep every thread of a server busy. */
const AT_ONCE = 8;
const WARM_UP_PAGES = 300;
const PAGES = 200;
/** Pages of the listing. Each is asked for under ever other addresses, so that none is kept, and its calls are known. */
const LISTING_PAGES = 20;

let asked = 0;

/** Has both servers draw pages of the talent listing in turns. Throws when one answers without a drawn page. */
export async function measureDrawing(servers: Readonly<Record<DrawingSide, DrawingServer>>, rounds: number): Promise<DrawingRuns> {
  const runs: Record<DrawingSide, DrawingTurn[]> = { 'front door': [], framework: [] };
  for (const side of SIDES) await drawPages(servers[side], WARM_UP_PAGES);
  for (let round = 0; round < rounds; round += 1) for (const side of SIDES) runs[side].push(await measureTurn(servers[side]));
  return runs;
}

async function measureTurn(server: DrawingServer): Promise<DrawingTurn> {
  const [begun, before] = [performance.now(), cpuSeconds(server.pid)];
  await drawPages(server, PAGES);
  const used = cpuSeconds(server.pid) - before;
  return { perSecond: (PAGES * 1000) / (performance.now() - begun), perCpuSecond: PAGES / used };
}

async function drawPages({ origin, drawnText }: DrawingServer, pages: number): Promise<void> {
  let left = pages;
  const work = async () => {
    for (; left > 0; asked += 1) {
      left -= 1;
      const path = `/talents?page=${(asked % LISTING_PAGES) + 1}&visit=${asked}`;
      const response = await fetch(origin + path);
      const html = await response.text();
      if (response.status !== 200 || !html.includes(drawnText)) throw new Error(`${path} was not drawn, but answered ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
