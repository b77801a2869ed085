import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CATALOGUES = {
  backend: 'backend/src/kernel/messages/en.json',
  jobs: 'mf-jobs/src/messages/en.json',
  membership: 'mf-membership/src/messages/en.json',
  hiring: 'mf-hiring/src/messages/en.json',
} as const;

type Catalogue = keyof typeof CATALOGUES;

/** Returns what matches a whole text of a catalogue. Values that are not given may be anything. */
export function textOf(catalogue: Catalogue, key: string, values: Readonly<Record<string, string>> = {}): RegExp {
  const texts = JSON.parse(readFileSync(join(ROOT, CATALOGUES[catalogue]), 'utf8')) as Readonly<Record<string, string>>;
  const text = texts[key];
  if (text === undefined) throw new Error(`The catalogue of ${catalogue} has no ${key}.`);
  return new RegExp(`^${patternOf(text, values)}$`, 'u');
}

function patternOf(text: string, values: Readonly<Record<string, string>>): string {
  let pattern = '';
  let argument = '';
  let depth = 0;
  for (const sign of text) {
    if (sign === '}') depth -= 1;
    if (depth > 0) argument += sign;
    else if (sign === '}') pattern += valueOf(argument, values);
    else if (sign === '{') argument = '';
    else pattern += escape(sign);
    if (sign === '{') depth += 1;
  }
  return pattern;
}

function valueOf(argument: string, values: Readonly<Record<string, string>>): string {
  const value = values[argument.split(',')[0] ?? ''];
  return value === undefined ? '.+' : escape(value);
}

const escape = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}-]/gu, String.raw`\$&`);
