import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Builds unless the file `stamp` says that it was done with the same inputs, and then writes them to it. */
export async function unlessBuilt(stamp: string, inputs: string, build: () => Promise<void>): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  mkdirSync(dirname(stamp), { recursive: true });
  await build();
  writeFileSync(stamp, inputs);
}
