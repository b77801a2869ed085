import { claimPort } from '../site/ports';
import { startStorybook } from './storybook';
import { serveRemotes } from './serve-remotes';

export type Opened = { readonly origin: string; stop(): Promise<void> };

/** Starts Storybook, which follows changes and opens a browser, and beside it the remotes alone for their named states. */
export async function openGallery(port: number): Promise<Opened> {
  await claimPort(port, 'PORT');
  await claimPort(port + 1, 'PORT');
  const remotes = await serveRemotes(port + 1);
  const child = startStorybook(process.cwd(), ['dev', '-p', String(port), '--exact-port', '--disable-telemetry']);
  // While it starts, it has advice about imports that tsx has resolved; it is shown when the start fails.
  let advice = '';
  const keep = (chunk: Buffer) => (advice += chunk.toString());
  for (const stream of [child.stdout, child.stderr]) stream.on('data', keep);
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    child.kill();
    await remotes.stop();
  };
  try {
    await answered(`${origin}/iframe.html`, child);
  } catch (error) {
    console.error(advice);
    await stop();
    throw error;
  }
  for (const stream of [child.stdout, child.stderr]) stream.off('data', keep).pipe(process.stderr);
  return { origin, stop };
}

/** Waits until an address answers, however busy the machine is. Throws when the program behind it ends. */
async function answered(address: string, child: ReturnType<typeof startStorybook>): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('Storybook ended; it says why above.');
}
