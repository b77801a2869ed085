import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app/app.module';
import { SystemClock } from '../kernel/clock/clock';
import { type AppConfig, ConfigError, loadConfig } from '../kernel/config/config';
import { AppLog } from '../kernel/logging/app-log';
import { ProcessRole } from '../kernel/process-role';

type Work = (app: INestApplicationContext, say: (line: string) => void) => Promise<void>;

const ERROR_LEVEL = 50;

/** Runs a command on the configured database with the services of the site. A failure prints one sentence; the exit code is 1. */
export async function runCommand(failure: string, work: Work): Promise<void> {
  try {
    const app = await openCommand(loadConfig(process.env));
    try {
      await app.get(DataSource).initialize();
      await work(app, (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`));
    } finally {
      await app.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof ConfigError ? reason : `${failure}: ${reason}`}\n`);
    process.exitCode = 1;
  }
}

/** Creates the application context without server and background jobs; the database is not connected yet. */
export function openCommand(config: AppConfig): Promise<INestApplicationContext> {
  const parts = { config, log: errorLog(), clock: new SystemClock(), role: new ProcessRole(false) };
  return NestFactory.createApplicationContext(AppModule.with(parts), { logger: false, abortOnError: false });
}

/** Returns a log that writes errors to standard error, since standard output is for the command's result. */
function errorLog(): AppLog {
  const isError = (line: string) => Number((JSON.parse(line) as { level: unknown }).level) >= ERROR_LEVEL;
  return new AppLog({ write: (line) => void (isError(line) && process.stderr.write(line)) });
}

/** Throws unless the database has the schema of this version. */
export async function requireMigrated(app: INestApplicationContext): Promise<void> {
  if (await app.get(DataSource).showMigrations()) throw new Error('the database is not up to date. Start the site once with npm start.');
}
