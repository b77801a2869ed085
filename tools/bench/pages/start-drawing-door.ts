import { join } from 'node:path';
import { freePort } from '../../site/ports';
import { startProgram, waitFor } from '../../site/program';

export type DrawingDoor = { readonly origin: string; readonly pid: number; stop(): Promise<void> };

/** Starts a further front door of a site, which draws pages from the answers of the backend at `backendPort`. */
export async function startDrawingDoor(dataDir: string, backendPort: number): Promise<DrawingDoor> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir, PAGES_DRAWN_BY: 'server' };
  const program = startProgram('The drawing front door', 'shell/dist/server/main.mjs', env, join(dataDir, 'logs/drawing-front-door.log'));
  await waitFor(program, `${origin}/`, 30);
  return { origin, pid: program.process.pid ?? 0, stop: () => program.stop() };
}
