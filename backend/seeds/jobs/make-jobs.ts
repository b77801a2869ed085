import { addDays, type JobContent } from '@alltalent/shared/contracts';
import type { SeededJob } from './job-seeds.repository';
import { findCategory } from '../categories';
import { CITIES } from '../regions/cities';
import { SeededRandom } from '../seeded-random';
import { SCREEN_ROLES } from '../texts/job-roles-screen';
import { STAGE_ROLES } from '../texts/job-roles-stage';
import { CRAFT_JOBS } from '../texts/jobs-craft';
import { SCREEN_JOBS } from '../texts/jobs-screen';
import { STAGE_JOBS } from '../texts/jobs-stage';
import type { JobText, RoleTexts } from './job-text';
import { roleContent, seededJob } from './seeded-job';

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
const JOBS = [...SCREEN_JOBS, ...STAGE_JOBS, ...CRAFT_JOBS].flatMap((text) => text.titles.map((title) => ({ text, title })));
const ROLES: RoleTexts = { ...SCREEN_ROLES, ...STAGE_ROLES };
const QUESTIONS = [
  'When did you last do something like this?',
  'Are you free on every day of it?',
  'Which two languages would you use?',
  'What would you bring of your own?',
] as const;
const USAGES = [
  'India, all media, one year. Travel and stay are paid.',
  'Online only, two years. Meals and local travel are paid.',
  'Cinemas and streaming, world, for good. A second day is paid in full.',
  'The house keeps the pictures for its own pages. A copy is yours.',
] as const;
/** Titles of student projects, marked as such. */
const STUDENT_TITLES: readonly string[] = ['Prosthetics for a short film', 'Choir for a midnight scene'];

/** Makes open jobs around `today` (YYYY-MM-DD); they close two days to ten weeks later. */
export function makeJobs(today: string): SeededJob[] {
  return Array.from({ length: JOB_COUNT }, (_, index) => makeJob(index + 1, today));
}

function makeJob(id: number, today: string): SeededJob {
  const random = new SeededRandom(`job ${id}`);
  const template = JOBS[(id - 1) % JOBS.length];
  if (!template) throw new Error('There are no jobs to choose from');
  const [title, medium, details] = template.title;
  const closesIn = id <= 5 ? ([2, 4, 5, 9, 11][id - 1] ?? 7) : random.between(7, 70);
  const content: JobContent = {
    title,
    medium,
    category_id: findCategory(template.text.category).id,
    details,
    has_intimacy: false,
    roles: (ROLES[title] ?? [{ name: title, skills: [], details: '' }]).map(roleContent),
    ...drawPlace(random, medium),
    ...drawDays(random, addDays(today, closesIn + random.between(6, 25))),
    ...withRange(drawPay(random, template.text), id),
    closes_on: addDays(today, closesIn),
    posted_by: random.pick(HOUSES),
    ...drawExtras(`extras of job ${id}`, { title, medium }),
  };
  return seededJob(content, { id, ownerId: null, at: Date.parse(`${today}T04:00:00Z`) - random.between(1, 20) * DAY_MS });
}

function drawPlace(random: SeededRandom, medium: string): Pick<JobContent, 'is_remote' | 'city_id'> {
  if (medium === 'Remote') return { city_id: null, is_remote: true };
  const name = random.pick(JOB_CITIES);
  return { city_id: CITIES.find((city) => city.name === name)?.id ?? null, is_remote: false };
}

function drawPay(random: SeededRandom, { fee: [low, high], unit }: JobText): Pick<JobContent, 'pay' | 'pay_unit'> {
  const step = high > 60_000 ? 5_000 : 500;
  return { pay: Math.round((low + (high - low) * random.next() * random.next()) / step) * step || low, pay_unit: unit };
}

/** Adds an upper fee, 1.5 times the lower one, to one job of six. */
function withRange(pay: Pick<JobContent, 'pay' | 'pay_unit'>, id: number): Pick<JobContent, 'pay' | 'pay_max' | 'pay_unit'> {
  const from = pay.pay ?? 0;
  const step = from >= 50_000 ? 10_000 : 1_000;
  return { ...pay, pay_max: id % 6 === 0 ? Math.ceil((from * 1.5) / step) * step : null };
}

function drawDays(random: SeededRandom, startsOn: string): Pick<JobContent, 'starts_on' | 'ends_on'> {
  return { starts_on: startsOn, ends_on: addDays(startsOn, random.pick([0, 0, 1, 2, 4, 9, 16])) };
}

type Extras = Pick<JobContent, 'question' | 'usage' | 'is_flexible' | 'pay_kind'> & Partial<JobContent>;

function drawExtras(key: string, { title, medium }: Pick<JobContent, 'title' | 'medium'>): Extras {
  const random = new SeededRandom(key);
  const [hasQuestion, hasUsage] = [random.happens(0.25), random.happens(0.6)];
  const isFlexible = random.happens(medium === 'Remote' ? 0.6 : 0.06);
  const isStudent = STUDENT_TITLES.includes(title) && random.happens(0.6);
  return {
    question: hasQuestion ? random.pick(QUESTIONS) : '',
    usage: hasUsage ? random.pick(USAGES) : '',
    is_flexible: isFlexible,
    pay_kind: isStudent ? 'unpaid-student' : 'paid',
    ...(isFlexible ? { starts_on: '', ends_on: '' } : {}),
    ...(isStudent
      ? { pay: null, pay_max: null, pay_unit: '', usage: 'A student film: no fee. Food, travel and a copy for your reel.' }
      : {}),
  };
}
