import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FORMATTER = join('shared', 'src', 'contracts', 'core', 'dates.ts');
const OURS = /^(?!.*(?:node_modules|dist|\.data|\.test\.)).*\.(?:tsx?|json)$/u;

/** Ways to write an hour past the formatter. */
const HOURS = [
  /\bhour: ['"](?:numeric|2-digit)/u,
  /\b(?:hour12|hourCycle|timeStyle|dayPeriod)\b/u,
  /\b(?:toLocaleTimeString|toTimeString|getHours|getUTCHours|getMinutes|getUTCMinutes)\b/u,
  /\bnew Date\([^()]*\)\.toLocaleString\b/u,
  /\.slice\(11\b/u,
  /\{\w+, (?:date|time)\b/u,
];
const DAYS = /\b(?:DateTimeFormat|toLocaleDateString)\([^()]*\)/gu;

function sourcesOf(folder: string): readonly string[] {
  return ['src', 'server', 'seeds', 'posters']
    .map((part) => join(ROOT, folder, part))
    .flatMap((path) => listFiles(path))
    .filter((path) => OURS.test(relative(ROOT, path)) && relative(ROOT, path) !== FORMATTER);
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function complaintsAbout(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const name = relative(ROOT, path);
  return [
    ...HOURS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((found) => `${name}: ${found}`),
    ...(text.match(DAYS) ?? []).filter((call) => !call.includes('timeZone')).map((call) => `${name}: ${call} without a time zone`),
  ];
}

test('G2 an hour is written by the formatter of dates.ts alone, and a day names its time zone', () => {
  const packages = readdirSync(ROOT).filter((name) => /^(?:mf-.+|shared|shell|backend)$/u.test(name));

  expect(packages.flatMap((name) => sourcesOf(name)).flatMap((path) => complaintsAbout(path))).toEqual([]);
});
