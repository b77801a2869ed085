import { splitsOf } from '@alltalent/backend/experiments/sample-splits';
import { type Verdict, verdictOf } from '@alltalent/backend/experiments/verdict';
import type { Share } from '@alltalent/backend/statistics/proportions';
import { MISMATCH_BELOW, sampleRatioP } from '@alltalent/backend/statistics/sample-ratio';
import { type Plan, visitorsPerVariant } from '@alltalent/backend/statistics/sample-size';
import { countOf, type Figure, noneOf } from './figure';
import { keptCookie, OTHER, SimulatedSite, TESTED } from './simulated-site';

const CONSENTS = [1, 0.6, 0.2] as const;
const PLAN: Plan = { baseline: 0.3, lift: 0.5 };
const PLANNED = visitorsPerVariant(PLAN);
const LANDS_ELSEWHERE = 0.3;
const GOES_ON = 0.5;

type Test = { readonly consent: number; readonly rateOfB: number };
type Faults = { flips: number; strangers: number; stored: number };
type Outcome = { readonly verdict: Verdict; readonly isMismatch: boolean; readonly visitors: number } & Readonly<Faults>;

/**
 * Simulates tests of one campaign page from the first document of each visitor to the verdict, by the front door's and the backend's
 * own code. Visitors come without a choice; some allow statistics on their first page, some never see the page that is tested.
 */
export async function consentFigures(runs: number, random: () => number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const consent of CONSENTS) {
    const alike = await manyTests(runs, { consent, rateOfB: PLAN.baseline }, random);
    const better = await manyTests(runs, { consent, rateOfB: PLAN.baseline * (1 + PLAN.lift) }, random);
    figures.push(...figuresOf(consent, alike, better));
  }
  return figures;
}

function figuresOf(consent: number, alike: readonly Outcome[], better: readonly Outcome[]): readonly Figure[] {
  const all = [...alike, ...better];
  const sum = (fault: keyof Faults) => ({ seen: all.reduce((total, outcome) => total + outcome[fault], 0) });
  const counted = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean) => ({
    seen: outcomes.filter(is).length,
    of: outcomes.length,
  });
  const visitors = all.reduce((total, outcome) => total + outcome.visitors, 0).toLocaleString('en');
  const who = `${consent * 100} % allow statistics`;
  return [
    countOf(
      `${who}, A/A: better or worse found`,
      0.05,
      counted(alike, ({ verdict }) => verdict === 'better' || verdict === 'worse'),
    ),
    countOf(
      `${who}, lift of a half: better found`,
      0.8,
      counted(better, ({ verdict }) => verdict === 'better'),
    ),
    countOf(
      `${who}: split called a mismatch`,
      MISMATCH_BELOW,
      counted(all, ({ isMismatch }) => isMismatch),
    ),
    noneOf(`${who}: of ${visitors} visitors, changed sides on allowing them`, sum('flips')),
    noneOf(`${who}: counted without having seen the page`, sum('strangers')),
    noneOf(`${who}: stored of those who did not allow them`, sum('stored')),
  ];
}

async function manyTests(runs: number, test: Test, random: () => number): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let run = 0; run < runs; run += 1) outcomes.push(await oneTest(test, random));
  return outcomes;
}

async function oneTest(test: Test, random: () => number): Promise<Outcome> {
  const site = new SimulatedSite(random);
  const faults: Faults = { flips: 0, strangers: 0, stored: 0 };
  let visitors = 0;
  const isComplete = () => ['A', 'B'].every((variant) => shareOf(site, variant).of >= PLANNED);
  do {
    for (let more = 0; more < 20; more += 1) await oneVisitor(site, { test, random, faults });
    visitors += 20;
  } while (!isComplete());
  const [base, tested] = [shareOf(site, 'A'), shareOf(site, 'B')];
  const splits = [...site.rows.values()].map(({ weights, variant, drawn }) => ({ weights, variant, drawn, visitors: 1 }));
  const p = sampleRatioP(splitsOf(splits));
  const verdict = verdictOf({ isComplete: true, sampleRatioP: null, base, tested: [tested], lift: PLAN.lift });
  return { verdict, isMismatch: (p ?? 1) < MISMATCH_BELOW, visitors, ...faults };
}

type Surroundings = { readonly test: Test; readonly random: () => number; readonly faults: Faults };

/** A visitor lands on one of two pages without a choice, may allow statistics there, may go on to the other, and may convert. */
async function oneVisitor(site: SimulatedSite, { test, random, faults }: Surroundings): Promise<void> {
  const before = site.rows.size;
  const landing = random() < LANDS_ELSEWHERE ? OTHER : TESTED;
  const page = site.open(landing, '');
  const doesAllow = random() < test.consent;
  const hasSeen = landing === TESTED || random() < GOES_ON;
  if (!doesAllow) {
    // Such a page reports nothing; a browser that did so anyway would count nowhere.
    await site.show(page, TESTED, '');
    await site.convert('');
    if (site.rows.size !== before || page.cookie !== null) faults.stored += 1;
    return;
  }
  const vid = keptCookie(page);
  await site.show(page, landing, vid);
  if (landing === OTHER && hasSeen) await site.show(page, TESTED, vid);
  if (site.open(TESTED, `cookie_choice=all; vid=${vid}`).variant !== page.variant) faults.flips += 1;
  const rate = page.variant === 'B' ? test.rateOfB : PLAN.baseline;
  if (random() < rate) await site.convert(vid);
  if (!hasSeen && site.rows.size !== before) faults.strangers += 1;
}

function shareOf(site: SimulatedSite, variant: string): Share {
  const own = [...site.rows.values()].filter((row) => row.variant === variant);
  return { count: own.filter(({ hasConverted }) => hasConverted).length, of: own.length };
}
