import { readOptions } from './options';

test('everything is measured unless less is asked for', () => {
  expect(readOptions([])).toEqual({ sizes: ['10k', '100k', '1m'], engines: ['sqlite', 'mariadb'] });
  expect(readOptions(['--engines', 'mariadb', '--sizes', '1m,10k'])).toEqual({ sizes: ['10k', '1m'], engines: ['mariadb'] });
});

test('what is not known is refused with how it is written', () => {
  for (const args of [['--sizes', '2m'], ['--engines', 'sqlite,oracle'], ['--size', '1m'], ['10k'], ['--sizes']]) {
    expect(() => readOptions(args)).toThrow('Write `npm run bench:api');
  }
});
