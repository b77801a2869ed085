import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditAction } from '@alltalent/shared/contracts';
import { RECORDED } from '../../testing/recorded-acts';
import { readDetail } from './read-detail';
import { subjectInWords } from './subject-words';

const ACTIONS = AUDIT_KINDS.flatMap((kind) => [...AUDIT_ACTIONS[kind]]);
const RAW: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an id or a name of a field', /[a-z0-9]_[a-z0-9]/iu],
  ['a time or a day of machines', /\d{4}-\d{2}-\d{2}/u],
  ['JSON', /[[\]{}"]/u],
  ['an arrow of machines', /->/u],
  ['a truth of machines', /\b(?:true|false|null|undefined)\b/u],
];

const shownOf = (action: string, detail: string, subject: string): string => {
  const { facts, text } = readDetail({ action, detail, subject });
  return [...facts.map(({ name, before, after }) => [name, ...(before === undefined ? [] : [before, '→']), after].join(' ')), text]
    .filter((part) => part !== '')
    .join(' | ');
};

test('OFF-01 every act that the trail can have is among the recorded ones', () => {
  expect(Object.keys(RECORDED).toSorted()).toEqual(ACTIONS.toSorted());
});

test.each(Object.entries(RECORDED).flatMap(([action, lines]) => lines.map((line) => [action as AuditAction, ...line] as const)))(
  'OFF-01 %s, stored as “%s” about “%s”, is shown in words',
  (action, detail, subject, expected) => {
    const shown = shownOf(action, detail, subject);
    expect(shown).toBe(expected);
    for (const [, pattern] of RAW) expect([shown, subjectInWords(subject)].join(' ')).not.toMatch(pattern);
    if (/roles/iu.test(shown)) expect(shown).not.toMatch(/\d/u);
  },
);

test.each([
  ['{"is_active":false,"from":"2026-11-20"}', 'is active: No, from: 20 November 2026'],
  ['[true, null, ["a_b"]]', 'Yes, None, a b'],
  ['sent_at 2026-11-20T12:30:00.000Z -> none', 'sent at 20 November 2026 at 6:00 pm IST → none'],
  ['given to u_demo_nikhil', 'given to a deleted account'],
])('OFF-01 an act that no sentence knows has its detail in words: %s', (detail, shown) => {
  expect(shownOf('return-job', detail, 'job:7')).toBe(shown);
  expect(shownOf('change-roles', detail, 'u_a')).toBe(shown);
});

test('OFF-01 what a person wrote is shown as it was written', () => {
  expect(shownOf('suspend', 'See thread_7 of 2026-11-20 {sic}', 'u_a')).toBe('See thread_7 of 2026-11-20 {sic}');
});
