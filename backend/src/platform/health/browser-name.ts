import Bowser from 'bowser';

/** Longer user agents are not read. */
const LONGEST_READ = 400;
const LONGEST = 40;

/** Returns name and main version of a browser from its user agent, 'Chrome 142'; never a proof. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return 'Unknown';
  const { name, version } = Bowser.parse(userAgent.slice(0, LONGEST_READ)).browser;
  const main = /^\d{1,4}/u.exec(version ?? '')?.[0] ?? '';
  return `${(name || 'Unknown').replace(/[^\p{L}\p{N} -]/gu, '')} ${main}`.trim().slice(0, LONGEST);
}
