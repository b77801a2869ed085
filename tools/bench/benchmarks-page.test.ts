import { replacePart } from './benchmarks-page';

test('each command writes its own part of the page, and leaves the other', () => {
  const api = replacePart('', 'the API', '# Benchmarks of the API\n\nfast');
  const both = replacePart(api, 'pages', '# Benchmarks of pages\n\n## Targets\n\nfaster');
  const again = replacePart(both, 'the API', '# Benchmarks of the API\n\nslow');
  expect(again).toBe('# Benchmarks of pages\n\n## Targets\n\nfaster\n\n# Benchmarks of the API\n\nslow\n');
});
