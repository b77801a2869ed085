import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Tests, stories and what they are built of reach no visitor. */
const OURS =
  /^(?!.*(?:node_modules|dist|\.data|\.(?:test|stories)\.|dev[\\/]gallery[\\/]|[\\/]testing[\\/]|backend[\\/]test[\\/])).*\.(?:tsx?|json|html)$/u;

/** Hosts that the product may name: each of them exists, and is what the sentence or the program says. */
const EXISTING = [
  // Names of formats, never asked for.
  'www.w3.org',
  'schema.org',
  'www.sitemaps.org',
  'purl.org',
  // Recordings of talent.
  'www.youtube.com',
  'vimeo.com',
  'soundcloud.com',
  // Sign-in.
  'accounts.google.com',
  'www.facebook.com',
  'graph.facebook.com',
  // The two app stores.
  'apps.apple.com',
  'play.google.com',
  // Maps of the places of bookings.
  'www.openstreetmap.org',
  // The licence.
  'opensource.org',
  // A source of data.
  'www.geonames.org',
  // Payment providers, and their documents.
  'api.razorpay.com',
  'razorpay.com',
  'api.stripe.com',
  'docs.stripe.com',
];

/** Files that may name hosts of nobody, and which ones. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Good values, for the person who configures the site.
  'backend/src/kernel/config/environment.schema.ts': [
    'talent.example',
    'view.talent.example',
    'sms.example',
    'crm.example',
    'chat.example',
    'a.example',
    'b.example',
    's3.example',
  ],
  'shell/server/config.ts': ['a.example', 'b.example'],
  // A base to resolve paths against; no address is made of it.
  'shared/src/contracts/core/redirect-path.ts': ['own.invalid'],
  'backend/src/videos/uploads/tus-endpoint.ts': ['uploads.invalid'],
  // How an address looks, in an empty field or a sentence about one.
  'mf-auth/src/features/join/medium/medium-step.tsx': ['example.com'],
  'mf-auth/src/features/account/email-form.tsx': ['example.com'],
  'mf-auth/src/features/join/sign-up/sign-up-step.tsx': ['example.com'],
  'shared/src/contracts/auth/account.ts': ['example.com'],
  'shared/src/contracts/content/careers.ts': ['example.com'],
  'shared/src/contracts/landing/leads.ts': ['example.com'],
  'backend/src/auth/codes/medium.ts': ['example.com'],
  'backend/src/cli/staff/parse-staff-command.ts': ['example.com'],
  // Accounts of the demonstration; production has none.
  'backend/seeds/demo-users.ts': ['example.com'],
  'backend/seeds/seed-favourites.ts': ['example.com'],
  'backend/seeds/castings/seed-castings.ts': ['example.com'],
  'backend/seeds/castings/cast-accounts.ts': ['example.com'],
  'backend/seeds/hiring/direct-offers.ts': ['example.com'],
  'backend/seeds/hiring/seed-hiring.ts': ['example.com'],
  'backend/seeds/letters/demo-letters.ts': ['example.com'],
  'backend/seeds/letters/seed-letters.ts': ['example.com'],
  'backend/seeds/membership/demo-memberships.ts': ['example.com'],
  'backend/seeds/office/seed-leads.ts': ['example.com'],
  'backend/seeds/office/seed-waiting.ts': ['example.com'],
  'shared/src/dev/mocks/membership-writes.ts': ['example.com'],
  'shared/src/dev/mocks/office/letters.ts': ['example.com'],
  'shared/src/dev/mocks/office/messages.ts': ['example.com'],
  'shared/src/dev/mocks/office/money.ts': ['example.com'],
  'shared/src/dev/mocks/office/leads.ts': ['example.com'],
  'shared/src/dev/mocks/office/office-call.ts': ['example.com'],
  'shared/src/dev/mocks/office/office-desk.ts': ['example.com'],
  'shared/src/dev/mocks/office/people.ts': ['example.com'],
  'shared/src/dev/mocks/office/settings.ts': ['example.com'],
  'shared/src/dev/mocks/office/reports.ts': ['example.com'],
  'shared/src/dev/mocks/office/second-step.ts': ['example.com'],
  'shared/src/dev/mocks/office/waiting-items.ts': ['example.com', 'video.example'],
  'shared/src/dev/mocks/recorded/client.json': ['example.com'],
  'shared/src/dev/mocks/recorded/restricted.json': ['example.com'],
  // Squads have the addresses of owners.json.
  'shared/src/dev/mocks/recorded/staff.json': ['example.com', 'squads.alltalent.example'],
  'shared/src/dev/mocks/recorded/talent.json': ['example.com'],
  'shared/src/dev/mocks/recorded/talent-and-client.json': ['example.com'],
};

const HOST = String.raw`((?:[a-z0-9-]+\.)+[a-z]{2,})`;
const NAMED = [
  new RegExp(String.raw`https?://${HOST}`, 'giu'),
  new RegExp(String.raw`["'\x60(=\s]//${HOST}`, 'giu'),
  new RegExp(String.raw`@${HOST}(?![\w/-])`, 'giu'),
  // Names that are reserved for nobody, wherever they stand; `.test(` is a call.
  /\b((?:[a-z0-9-]+\.)+(?:example|invalid|test))\b(?![(.\w-])/giu,
];

/** Every host that a text names. */
function hostsIn(text: string): readonly string[] {
  return [...new Set(NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, host = '']) => host.toLowerCase())))];
}

function filesOf(folder: string): readonly string[] {
  return ['src', 'server', 'seeds', 'posters']
    .flatMap((part) => listFiles(join(ROOT, folder, part)))
    .filter((path) => OURS.test(relative(ROOT, path)));
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

const PACKAGES = readdirSync(ROOT).filter((name) => /^(?:mf-.+|shared|shell|backend)$/u.test(name));
const FOUND = PACKAGES.flatMap(filesOf).flatMap((path) =>
  hostsIn(readFileSync(path, 'utf8')).map((host) => ({ file: relative(ROOT, path).replaceAll('\\', '/'), host })),
);
const isAllowed = ({ file, host }: (typeof FOUND)[number]) => EXISTING.includes(host) || ALLOWED[file]?.includes(host) === true;

test('LINK-01 seeded texts, sentences, contracts and pages name no host of nobody', () => {
  expect(FOUND.filter((found) => !isAllowed(found))).toEqual([]);
});

test('no file is allowed a host that it does not name', () => {
  const isNamed = (file: string, host: string) => FOUND.some((found) => found.file === file && found.host === host);
  expect(
    Object.entries(ALLOWED).flatMap(([file, hosts]) => hosts.filter((host) => !isNamed(file, host)).map((host) => ({ file, host }))),
  ).toEqual([]);
  expect(EXISTING.filter((host) => !FOUND.some((found) => found.host === host))).toEqual([]);
});

test.each([
  ["'support@alltalent.example'", ['alltalent.example']],
  ['mailto:press@all-talent.test?subject=x', ['all-talent.test']],
  ['<a href="//cdn.talent.invalid/x">', ['cdn.talent.invalid']],
  ['see https://Talent.app/x', ['talent.app']],
  ['`${name}@talent.in`', ['talent.in']],
  ["const host = 'talent.example';", ['talent.example']],
  ['/^a\\/\\//u.test(value) && PATTERN.test(value)', []],
  ["from '@alltalent/shared/contracts'; http://${host}/x and http://localhost:8080", []],
])('hosts are found in %s', (text, hosts) => {
  expect(hostsIn(text)).toEqual(hosts);
});
