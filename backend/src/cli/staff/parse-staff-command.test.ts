import { helpText, parseStaffCommand } from './parse-staff-command';
import { STAFF_COMMANDS } from './staff-commands';

test.each([
  [[], 'Name a command.'],
  [['supend', 'a@b.example'], 'There is no command supend.'],
  [['constructor'], 'There is no command constructor.'],
  [['suspend'], 'suspend takes one e-mail.'],
  [['suspend', 'a@b.example', 'spam', '--reason', 'x'], 'suspend takes one e-mail; put a text of several words in quotes.'],
  [['suspend', 'a@b.example'], 'Give --reason "Copied another profile".'],
  [['suspend', 'a@b.example', '--reason', '  '], 'Give --reason "Copied another profile".'],
  [['suspend', 'a@b.example', '--reason', 'see x@y.example'], 'Leave e-mail addresses out of the reason: it is kept for good.'],
  [['suspend', 'a@b.example', '--reason', 'x'.repeat(301)], 'A reason has at most 300 characters.'],
  [['audit', 'all'], 'audit takes no argument.'],
  [['leads', 'all'], 'leads takes no argument.'],
  [['leads', '--since', 'yesterday'], 'Give the day as --since 2026-11-01.'],
  [['leads', '--form', 'constructor'], 'There is no form constructor. There are hiring, influencer, photoshoot, singer.'],
  [['restore', 'a@b.example', '--force'], "Unknown option '--force'"],
])('%j is answered: %s', (args, sentence) => {
  const parsed = parseStaffCommand(args);
  expect(parsed).toMatchObject({ kind: 'mistake', sentence: expect.stringContaining(sentence) });
});

test('help names every command', () => {
  for (const args of [['help'], ['--help'], ['suspend', '-h']]) expect(parseStaffCommand(args)).toEqual({ kind: 'help' });
  for (const name of Object.keys(STAFF_COMMANDS)) expect(helpText()).toContain(`  ${name}`);
});
