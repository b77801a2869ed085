import { Builder } from './builder';

test('a package that cannot be built is named, with what its build printed', async () => {
  const builder = new Builder();
  await expect(builder.build('no-such-package')).rejects.toThrow(/^no-such-package could not be built:\n.*no-such-package/su);
  builder.stop();
});
