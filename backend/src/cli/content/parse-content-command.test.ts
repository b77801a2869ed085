import { parseContentCommand } from './parse-content-command';

test('a content command comes with the words that follow it', () => {
  const { command, given } = parseContentCommand(['publish', 'page/terms-of-use', '3', '2026-12-24T18:30Z', 'No', 'refunds']);
  expect(command.usage).toMatch(/^publish /u);
  expect(given).toEqual(['page/terms-of-use', '3', '2026-12-24T18:30Z', 'No', 'refunds']);
});

test.each([
  [[]],
  [['help']],
  [['get', '--help']],
  [['publsh', 'page/x', '1']],
  [['constructor']],
  [['put', 'home']],
  [['get', 'home', '--force']],
])('%j is answered with the list of content commands', (args) => {
  expect(() => parseContentCommand(args)).toThrow(/write one of\n {2}content get <page>/u);
});
