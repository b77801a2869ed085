import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Returns the CPU seconds that a process has used in all its threads. */
export function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (existsSync(file)) return parseStat(readFileSync(file, 'utf8'));
  return parseClock(spawnSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());
}

/** Returns the CPU seconds in /proc/<pid>/stat. The program's name is in parentheses and may contain spaces and parentheses. */
export function parseStat(text: string): number {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Returns the seconds in `1-02:03:04`, `02:03:04` or `3:04.56`. */
export function parseClock(text: string): number {
  const [rest = '', days = '0'] = text.split('-').reverse();
  return rest.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
