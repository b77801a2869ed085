import 'reflect-metadata';
import { createApp } from './app';
import { type AppConfig, ConfigError, loadConfig } from './platform/config/config';
import { DatabaseService } from './platform/database/database.service';
import { stopGracefully } from './platform/http/graceful-stop';
import { AppLog } from './platform/logging/app-log';

async function run(config: AppConfig): Promise<void> {
  const log = new AppLog();
  const app = await createApp(config, log);
  stopGracefully(app, log, () => app.get(DatabaseService).stopAccepting());
  // The database is connected in the background: health checks are answered while it is away.
  await app.listen(config.port, config.host);
  log.info('listening', { port: config.port });
}

function say(error: unknown): void {
  const text = error instanceof ConfigError ? error.message : `The backend could not start: ${describe(error)}`;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function describe(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `port ${'port' in error ? String(error.port) : ''} is in use. Stop what runs there, or set BACKEND_PORT to another port.`;
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  await run(loadConfig(process.env));
} catch (error) {
  say(error);
}
