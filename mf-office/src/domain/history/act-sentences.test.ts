import { AUDIT_ACTIONS, AUDIT_KINDS } from '@alltalent/shared/contracts';
import { actSentence } from './act-sentences';

const ACTIONS = AUDIT_KINDS.flatMap((kind) => [...AUDIT_ACTIONS[kind]]);

test.each(ACTIONS)('OFF-01 the act %s has a sentence of its own', (action) => {
  expect(actSentence(action, 'Nikhil Bose')).toMatch(/^Nikhil Bose [a-z]/u);
});

test('OFF-01 every act stands in one kind, and no two acts read alike', () => {
  expect(new Set(ACTIONS).size).toBe(ACTIONS.length);
  expect(new Set(ACTIONS.map((action) => actSentence(action, 'Nikhil Bose'))).size).toBe(ACTIONS.length);
});

test('OFF-01 an act that only an old entry has is written in words', () => {
  expect(actSentence('return-job', 'Nikhil Bose')).toBe('Nikhil Bose: return job');
  expect(actSentence('constructor', 'Nikhil Bose')).toBe('Nikhil Bose: constructor');
});
