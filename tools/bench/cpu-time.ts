import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor a process has used so far, in all its threads. */
export function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (existsSync(file)) return parseStat(readFileSync(file, 'utf8'));
  return parseClock(spawnSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());
}

/** The name of the program stands in brackets and may itself have blanks and brackets. */
export function parseStat(text: string): number {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** `1-02:03:04`, `02:03:04` or `3:04.56`. */
export function parseClock(text: string): number {
  const [rest = '', days = '0'] = text.split('-').reverse();
  return rest.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
