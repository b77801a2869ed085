import type { FaqList, UpkeepRun } from '../../../contracts';
import { recordedFor } from '../recorded';
import { hoursAgo, NIKHIL, type OfficeCall } from './office-call';

const RUNS_FOR_MS = 3000;
const RATED = 412;
const run = (id: number, more: Partial<UpkeepRun>): UpkeepRun => ({
  id,
  task: 'rebuild-ratings',
  state: 'done',
  asked_by: NIKHIL.name,
  asked_at: hoursAgo(50),
  ended_at: hoursAgo(50),
  result: RATED,
  ...more,
});

let runs: readonly UpkeepRun[] = [run(1, {})];

const list: OfficeCall = () => {
  const isOver = ({ state, asked_at: at }: UpkeepRun) => state === 'running' && Date.now() - Date.parse(at) > RUNS_FOR_MS;
  runs = runs.map((one) => (isOver(one) ? { ...one, state: 'done', ended_at: hoursAgo(0), result: RATED } : one));
  return { body: { status: 200, data: runs } };
};

const YES_OF_FIRST = 4;
const STEPS = 17;

const votes: OfficeCall = () => {
  const questions = (recordedFor('visitor').find(({ call }) => call === 'faqs')?.body as FaqList | undefined)?.data ?? [];
  const data = questions.map(({ name, question, topic }, index) => ({
    name,
    title: question,
    topic,
    yes: YES_OF_FIRST + ((index * 29) % 140),
    no: Math.max(0, 31 - index * 2 - (index % STEPS)),
  }));
  return { body: { status: 200, data } };
};

/** Calls about tasks in the background, and the votes of visitors. */
export const UPKEEP_CALLS = {
  upkeepRuns: list,
  startUpkeep: (input) => {
    runs = [run(runs.length + 1, { state: 'running', asked_at: hoursAgo(0), ended_at: '', result: null }), ...runs];
    return list(input);
  },
  answerVotes: votes,
} satisfies Readonly<Record<string, OfficeCall>>;
