import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Backends } from './proxy/backends';
import { loadFrontDoorConfig, releaseOrigins } from './config';
import { createFrontDoor } from './front-door';
import { PolledRegistry } from './registry/polled-registry';
import { Readiness } from './readiness';
import { createVisitorMac } from './visitors/visitor-key';

const STOP_WITHIN_MS = 15_000;

// A failed write to the log must not end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

async function main(): Promise<void> {
  const config = loadFrontDoorConfig(process.env);
  // The registry snapshot may log before the server and its logger exist.
  let app: FastifyInstance | null = null;
  const write = (level: 'info' | 'warn') => (context: object, message: string) =>
    app ? app.log[level](context, message) : void process.stdout.write(`${JSON.stringify({ level, ...context, msg: message })}\n`);
  const log = { info: write('info'), warn: write('warn') };
  const backends = new Backends(config.backendUrls);
  const registry = new PolledRegistry(backends, {
    stateDir: config.stateDir,
    publicKeys: config.registryKeys,
    identity: config.secretKey === null ? null : { name: `${hostname()}:${config.port}`, mac: createVisitorMac(config.secretKey) },
    origins: releaseOrigins(config),
    log,
  });
  app = await createFrontDoor(config, { registry, backends });
  const readiness = new Readiness(backends, { log });
  readiness.start();
  await registry.refresh();
  registry.start();
  const server = app;
  await server.listen({ port: config.port, host: config.host });
  process.stdout.write(`front door listening on ${config.host}:${config.port}\n`);

  const stop = () => {
    registry.stop();
    readiness.stop();
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
