import { addressOfState, MOCK_PEOPLE, type NamedState, parseChosenCalls } from '@alltalent/shared/mocks';
import type { RemoteRecord, RouteRecord } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import { REMOTES } from '../build/packages';
import { declarationOf, statesOf } from './isolated-page';

/** Returns what is wrong with the named states of a remote, one sentence each. */
function faultsOf(states: readonly NamedState[], routes: readonly Pick<RouteRecord, 'pattern'>[]): readonly string[] {
  const remote = { routes } as unknown as RemoteRecord;
  const isRoute = (path: string) => matchRemoteRoute([remote], path) !== null;
  const isTwice = ({ name }: NamedState) => states.filter((other) => other.name === name).length > 1;
  return states.flatMap((state) => {
    const { name, sentence, path, as = 'visitor', calls = '' } = state;
    const faults = [
      !/^[a-z][a-z0-9-]{2,40}$/u.test(name) && 'The name is no short name of small letters.',
      isTwice(state) && 'The name is there twice.',
      !/^\p{Lu}.{10,120}\.$/u.test(sentence) && 'The sentence is none.',
      !isRoute(new URL(path, 'http://page').pathname) && `The remote has no page ${path}.`,
      !MOCK_PEOPLE.includes(as) && `Nobody is ${as}.`,
      ...parseChosenCalls(calls).complaints,
    ];
    return faults.flatMap((fault) => (fault === false ? [] : [`${name}: ${fault}`]));
  });
}

test.each(REMOTES)('FED-06 every named state of %s opens a page of the remote, with calls and kinds that exist', (remote) => {
  const states = statesOf(remote);
  expect(states.length).toBeGreaterThanOrEqual(1);
  expect(faultsOf(states, declarationOf(remote).routes)).toEqual([]);
});

test('FED-06 a state on a foreign page, with an unknown call, kind or visitor, or with the name of another one is found', () => {
  const states = [
    { name: 'ok', sentence: 'Short', path: '/office', as: 'nobody', calls: 'talentList:empty,jobs:wet' } as unknown as NamedState,
    { name: 'jobs-fail', sentence: 'The jobs do not load.', path: '/jobs?q=tea', calls: 'jobs:503' },
    { name: 'jobs-fail', sentence: 'The jobs do not load.', path: '/jobs', calls: 'jobs:slow-2000,job:JOB_CLOSED' },
  ];
  expect(faultsOf(states, [{ pattern: '/jobs' }])).toEqual([
    'ok: The name is no short name of small letters.',
    'ok: The sentence is none.',
    'ok: The remote has no page /office.',
    'ok: Nobody is nobody.',
    'ok: No call has the name "talentList".',
    expect.stringContaining('ok: The call jobs knows no kind "wet".'),
    'jobs-fail: The name is there twice.',
    'jobs-fail: The name is there twice.',
  ]);
});

test('FED-06 the address of a state keeps the query of its page', () => {
  expect(addressOfState({ name: 'jobs-fail', path: '/jobs?q=tea' })).toBe('/jobs?q=tea&qa=jobs-fail');
  expect(addressOfState({ name: 'jobs-fail', path: '/jobs' })).toBe('/jobs?qa=jobs-fail');
});
