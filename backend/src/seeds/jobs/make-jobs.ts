import type { JobRecord } from '../../modules/jobs';
import { findCategory } from '../categories';
import { CITIES } from '../regions/cities';
import { SeededRandom } from '../seeded-random';
import { CRAFT_JOBS } from '../words/jobs-craft';
import { SCREEN_JOBS } from '../words/jobs-screen';
import { STAGE_JOBS } from '../words/jobs-stage';
import type { JobText } from './job-text';

const JOB_COUNT = 120;
const HOUSES =
  'Paper Kite Films,Salt Road Studio,Dabba & Co.,Long Ear Audio,Mogra Pictures,Tin Roof Theatre,Blue Tram Collective,Peepal Films,Kesar Weddings,Two Rivers Media,Lantern Lane,Gulmohar House,Open Gate Events,Jhoola Kids,Saltpan Studios,Neem & Co.,Private client'.split(
    ',',
  );
const JOB_CITIES =
  'Mumbai,Mumbai,Delhi,Bengaluru,Hyderabad,Chennai,Kolkata,Pune,Kochi,Jaipur,Udaipur,Ahmedabad,Goa,Guwahati,Lucknow,Chandigarh,Shillong,Dubai'.split(
    ',',
  );
const CALLS = [...SCREEN_JOBS, ...STAGE_JOBS, ...CRAFT_JOBS].flatMap((text) => text.titles.map((title) => ({ text, title })));

/** Open calls around `today` (YYYY-MM-DD): they close from the day after tomorrow to ten weeks ahead. */
export function makeJobs(today: string): JobRecord[] {
  return Array.from({ length: JOB_COUNT }, (_, index) => makeJob(index + 1, today));
}

function makeJob(id: number, today: string): JobRecord {
  const random = new SeededRandom(`job ${id}`);
  const call = CALLS[(id - 1) % CALLS.length];
  if (!call) throw new Error('There are no calls to choose from');
  const [title, medium, details] = call.title;
  const closesIn = id <= 5 ? ([2, 4, 5, 9, 11][id - 1] ?? 7) : random.between(7, 70);
  return {
    id,
    slug: slugOf(title),
    title,
    categoryId: findCategory(call.text.category).id,
    details: `${medium}. ${details}`,
    ...drawPlace(random, medium),
    dates: writeDates(random, addDays(today, closesIn + random.between(6, 25))),
    pay: drawPay(random, call.text),
    currency: 'INR',
    payUnit: call.text.unit,
    closesOn: addDays(today, closesIn),
    postedBy: random.pick(HOUSES),
  };
}

function drawPlace(random: SeededRandom, medium: string): { location: string; cityId: number | null } {
  if (medium === 'Remote') return { location: 'Anywhere', cityId: null };
  const name = random.pick(JOB_CITIES);
  return { location: name, cityId: CITIES.find((city) => city.name === name)?.id ?? null };
}

function drawPay(random: SeededRandom, { fee: [low, high] }: JobText): number {
  const step = high > 60_000 ? 5_000 : 500;
  return Math.round((low + (high - low) * random.next() * random.next()) / step) * step || low;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '12–28 Jan' or '30 Jan – 2 Feb'. */
function writeDates(random: SeededRandom, first: string): string {
  const days = random.pick([0, 0, 1, 2, 4, 9, 16]);
  const [from, to] = [toParts(first), toParts(addDays(first, days))];
  if (days === 0) return `${from.day} ${from.month}`;
  return from.month === to.month ? `${from.day}–${to.day} ${to.month}` : `${from.day} ${from.month} – ${to.day} ${to.month}`;
}

function toParts(day: string): { day: number; month: string } {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return { day: date, month: MONTHS[month - 1] ?? '' };
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
