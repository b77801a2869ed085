import { join } from 'node:path';
import { ROOT } from '../../../build/packages';
import { freePort } from '../../../site/ports';
import { startProgram, waitFor } from '../../../site/program';
import { FRAMEWORK_SERVER } from './build-framework';

export type FrameworkServer = { readonly origin: string; readonly port: number; readonly pid: number; stop(): Promise<void> };

/** Starts the built application before a backend. Throws when it does not get ready. */
export async function startFramework(backendPort: number): Promise<FrameworkServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'production', PORT: String(port), BACKEND_PORT: String(backendPort) };
  const program = startProgram('The framework application', FRAMEWORK_SERVER, env, join(ROOT, '.data/bench/framework/server.log'));
  await waitFor(program, `${origin}/`, 30);
  return { origin, port, pid: program.process.pid ?? 0, stop: () => program.stop() };
}
