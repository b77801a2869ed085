import { type Verdict, verdictOf } from '@alltalent/backend/experiments/verdict';
import { equalRatesP } from '@alltalent/backend/statistics/proportions';
import { type Plan, visitorsPerVariant } from '@alltalent/backend/statistics/sample-size';
import { atLeast, countOf, type Figure, noneOf } from './figure';

const PLAN: Plan = { baseline: 0.05, lift: 0.2 };
const ERROR = 0.05;
const POWER = 0.8;
const LOOKS = 20;
/** Rate of A where the plan was mistaken about it. */
const RARE = 0.01;

type Test = { readonly share: number; readonly rateOfA?: number; readonly rateOfB: number };
type Outcome = { readonly verdict: Verdict; readonly wouldHaveStopped: boolean };
type Count = { count: number; of: number };

/** Counts the final verdicts of experiments whose report is read twenty times before the end. */
export function verdictFigures(runs: number, random: () => number): readonly Figure[] {
  const alike = manyTests(runs, { share: 0.5, rateOfB: PLAN.baseline }, random);
  const uneven = manyTests(Math.ceil(runs / 2), { share: 0.2, rateOfB: PLAN.baseline }, random);
  const rare = manyTests(Math.ceil(runs / 2), { share: 0.5, rateOfA: RARE, rateOfB: RARE }, random);
  const better = manyTests(runs, { share: 0.5, rateOfB: PLAN.baseline * (1 + PLAN.lift) }, random);
  const wrong = (outcomes: readonly Outcome[]) => counted(outcomes, ({ verdict }) => verdict === 'better' || verdict === 'worse');
  const stopped = counted(alike, ({ wouldHaveStopped }) => wouldHaveStopped);
  return [
    countOf('A/A at 50 %: better or worse found', ERROR, wrong(alike)),
    countOf('A/A at 20 %: better or worse found', ERROR, wrong(uneven)),
    noneOf(
      'A/A as planned: not decided',
      counted([...alike, ...uneven], ({ verdict }) => verdict === 'undecided'),
    ),
    countOf('A/A at 1 % instead of 5 %: better or worse found', ERROR, wrong(rare)),
    noneOf(
      'A/A at 1 % instead of 5 %: no difference said',
      counted(rare, ({ verdict }) => verdict === 'no-difference-yet'),
    ),
    countOf(
      'lift of a fifth: better found',
      POWER,
      counted(better, ({ verdict }) => verdict === 'better'),
    ),
    countOf(
      'lift of a fifth: worse found',
      0,
      counted(better, ({ verdict }) => verdict === 'worse'),
    ),
    atLeast('for comparison: A/A stopped at the first p < 0.05 of 20 looks', 0.15, stopped),
  ];
}

function manyTests(runs: number, test: Test, random: () => number): readonly Outcome[] {
  return Array.from({ length: runs }, () => oneTest(test, random));
}

/**
 * Simulates visitors until both variants have their planned number; a report read before then says that the experiment is
 * still collecting.
 */
function oneTest({ share, rateOfA = PLAN.baseline, rateOfB }: Test, random: () => number): Outcome {
  const planned = visitorsPerVariant(PLAN);
  const lookEvery = Math.ceil(planned / share / LOOKS);
  const [a, b]: [Count, Count] = [
    { count: 0, of: 0 },
    { count: 0, of: 0 },
  ];
  let wouldHaveStopped = false;
  while (a.of < planned || b.of < planned) {
    const isB = random() < share;
    const variant = isB ? b : a;
    variant.of += 1;
    if (random() < (isB ? rateOfB : rateOfA)) variant.count += 1;
    if ((a.of + b.of) % lookEvery === 0 && equalRatesP(b, a) < ERROR) wouldHaveStopped = true;
  }
  return { verdict: verdictOf({ isComplete: true, sampleRatioP: null, base: a, tested: [b], lift: PLAN.lift }), wouldHaveStopped };
}

function counted(outcomes: readonly Outcome[], isCounted: (outcome: Outcome) => boolean): { seen: number; of: number } {
  return { seen: outcomes.filter(isCounted).length, of: outcomes.length };
}
