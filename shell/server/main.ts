import type { FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { loadFrontDoorConfig, releaseOrigins } from './config';
import { createFrontDoor } from './front-door';
import { PolledRegistry } from './polled-registry';

const STOP_WITHIN_MS = 15_000;

// A line that cannot be written is lost; that ends nothing.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

async function main(): Promise<void> {
  const config = loadFrontDoorConfig(process.env);
  // The kept registry may have something to say before there is a server with a log.
  let app: FastifyInstance | null = null;
  const write = (level: 'info' | 'warn') => (context: object, message: string) =>
    app ? app.log[level](context, message) : void process.stdout.write(`${JSON.stringify({ level, ...context, msg: message })}\n`);
  const log = { info: write('info'), warn: write('warn') };
  const backends = new Backends(config.backendUrls);
  const registry = new PolledRegistry(backends, {
    stateDir: config.stateDir,
    publicKey: config.registryKey,
    origins: releaseOrigins(config),
    log,
  });
  app = await createFrontDoor(config, { registry, backends });
  await registry.refresh();
  registry.start();
  const server = app;
  await server.listen({ port: config.port, host: '0.0.0.0' });
  process.stdout.write(`front door listening on ${config.port}\n`);

  const stop = () => {
    registry.stop();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
