import { jobContentSchema } from '@alltalent/shared/contracts';
import type { SeededJob } from '../../modules/jobs';
import { findCategory } from '../categories';
import { CITIES } from '../regions/cities';
import { SeededRandom } from '../seeded-random';
import { CRAFT_JOBS } from '../words/jobs-craft';
import { SCREEN_JOBS } from '../words/jobs-screen';
import { STAGE_JOBS } from '../words/jobs-stage';
import type { JobText } from './job-text';

const JOB_COUNT = 120;
const DAY_MS = 86_400_000;
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
export function makeJobs(today: string): SeededJob[] {
  return Array.from({ length: JOB_COUNT }, (_, index) => makeJob(index + 1, today));
}

function makeJob(id: number, today: string): SeededJob {
  const random = new SeededRandom(`job ${id}`);
  const call = CALLS[(id - 1) % CALLS.length];
  if (!call) throw new Error('There are no calls to choose from');
  const [title, medium, details] = call.title;
  const closesIn = id <= 5 ? ([2, 4, 5, 9, 11][id - 1] ?? 7) : random.between(7, 70);
  const categoryId = findCategory(call.text.category).id;
  const place = drawPlace(random, medium);
  const dates = drawDates(random, addDays(today, closesIn + random.between(6, 25)));
  const pay = drawPay(random, call.text);
  const closesOn = addDays(today, closesIn);
  const postedBy = random.pick(HOUSES);
  const at = Date.parse(`${today}T04:00:00Z`) - random.between(1, 20) * DAY_MS;
  const role = { key: 'role-1', name: title, people: 1, skills: [], details: '' };
  const content = jobContentSchema.cast({
    title,
    medium,
    posted_by: postedBy,
    category_id: categoryId,
    details,
    roles: [role],
    is_remote: place.isRemote,
    city_id: place.cityId,
    starts_on: dates.startsOn,
    ends_on: dates.endsOn,
    closes_on: closesOn,
    pay,
    pay_unit: call.text.unit,
  });
  return {
    job: {
      id,
      ownerId: null,
      state: 'open',
      review: 'none',
      reviewNote: '',
      revision: 1,
      content,
      submitted: null,
      slug: slugOf(title),
      title,
      medium,
      categoryId,
      details,
      ...place,
      ...dates,
      closesOn,
      payKind: 'paid',
      pay,
      currency: 'INR',
      payUnit: call.text.unit,
      usage: '',
      question: '',
      postedBy,
      hasMinors: false,
      hasIntimacy: false,
      publishedAt: at,
      closedAt: null,
      createdAt: at,
      savedAt: at,
    },
    roles: [{ ...role, position: 1, isShown: true, categoryId, genderId: null, ageMin: null, ageMax: null, pay: null }],
  };
}

function drawPlace(random: SeededRandom, medium: string): { location: string; cityId: number | null; isRemote: boolean } {
  if (medium === 'Remote') return { location: 'Anywhere', cityId: null, isRemote: true };
  const name = random.pick(JOB_CITIES);
  return { location: name, cityId: CITIES.find((city) => city.name === name)?.id ?? null, isRemote: false };
}

function drawPay(random: SeededRandom, { fee: [low, high] }: JobText): number {
  const step = high > 60_000 ? 5_000 : 500;
  return Math.round((low + (high - low) * random.next() * random.next()) / step) * step || low;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '12–28 Jan' or '30 Jan – 2 Feb'. */
function drawDates(random: SeededRandom, startsOn: string): { dates: string; startsOn: string; endsOn: string } {
  const endsOn = addDays(startsOn, random.pick([0, 0, 1, 2, 4, 9, 16]));
  return { dates: writeDates(startsOn, endsOn), startsOn, endsOn };
}

function writeDates(first: string, last: string): string {
  const [from, to] = [toParts(first), toParts(last)];
  if (first === last) return `${from.day} ${from.month}`;
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
