import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';

const FILE = join(ROOT, 'docs/benchmarks.md');
export type Part = 'the API' | 'pages' | 'renewals' | 'drawing' | 'streams' | 'messages' | 'alerts' | 'the office' | 'Lighthouse';

/** Writes one part of docs/benchmarks.md, which begins with its own `# Benchmarks of …`. The other parts are kept. */
export function writeBenchmarks(part: Part, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  writeFileSync(FILE, replacePart(before, part, text));
}

export function replacePart(before: string, part: Part, text: string): string {
  const others = before.split(/^(?=# )/mu).filter((section) => section.trim() !== '' && !section.startsWith(`# Benchmarks of ${part}\n`));
  return `${[...others, text]
    .map((section) => section.trim())
    .sort()
    .join('\n\n')}\n`;
}
