import { join } from 'node:path';
import type { Compiler } from 'webpack';
import type { Configuration } from 'webpack-dev-server';

/** Options of a development server whose page shows what does not compile over itself until it does. */
export const HOT_SERVER: Configuration = {
  host: 'localhost',
  hot: true,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
};

/** Returns the text of a file that a compiler keeps in memory; '' for one that is not there. */
export function readBuilt({ outputFileSystem, outputPath }: Compiler, file: string): string {
  const files = outputFileSystem as { readFileSync?: (path: string, encoding: 'utf8') => string } | null;
  return files?.readFileSync?.(join(outputPath, file), 'utf8') ?? '';
}
