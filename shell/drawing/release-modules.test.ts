import { ReleaseModules } from './release-modules';

function modulesOf(...codes: readonly string[]) {
  const modules = new ReleaseModules();
  codes.forEach((code, index) => modules.add({ id: String(index), code, base: `http://site/r/mf_test/${index}/` }));
  return modules;
}

const routesOf = (modules: ReleaseModules, id: string) => modules.of(id).createRoutes({ queryClient: null as never });

test('FED-01 a bundle runs once, with the libraries of the shell', () => {
  const modules = modulesOf(
    "const { createElement } = require('react'); let runs = 0; runs += 1; exports.createRoutes = () => [{ id: String(runs + typeof createElement) }];",
  );
  expect(routesOf(modules, '0')).toEqual([{ id: '1function' }]);
  expect(routesOf(modules, '0')).toEqual([{ id: '1function' }]);
});

test('FED-01 two releases of one remote do not see each other’s globals, nor the worker’s', () => {
  const writes = "globalThis.shared = 'first'; exports.createRoutes = () => [{ id: globalThis.shared }];";
  const reads = 'exports.createRoutes = () => [{ id: String(globalThis.shared) + typeof process + typeof fetch + typeof document }];';
  const modules = modulesOf(writes, reads);
  expect(routesOf(modules, '0')).toEqual([{ id: 'first' }]);
  expect(routesOf(modules, '1')).toEqual([{ id: 'undefinedundefinedundefinedundefined' }]);
  expect('shared' in globalThis).toBe(false);
});

test('FED-01 addresses of a release’s files begin with its base', () => {
  const modules = modulesOf("exports.createRoutes = () => [{ id: '__RELEASE_BASE__assets/crew.svg' }];");
  expect(routesOf(modules, '0')).toEqual([{ id: 'http://site/r/mf_test/0/assets/crew.svg' }]);
});

test.each([
  ['fails', "throw new Error('broken at load');", 'broken at load'],
  ['exports something else', 'exports.pages = 1;', 'it exports no createRoutes'],
  ['asks for a library that the shell does not provide', "require('vue');", 'it asks for vue, which the shell does not provide'],
  ['asks for a module of Node', "require('node:fs');", 'it asks for node:fs'],
])('REL-04 a bundle that %s says so each time', (_what, code, reason) => {
  const modules = modulesOf(code);
  expect(() => modules.of('0')).toThrow(reason);
  expect(() => modules.of('0')).toThrow(reason);
});

test('REL-04 a release that was removed is gone, and runs again when it comes again', () => {
  const code = "exports.createRoutes = () => [{ id: 'again' }];";
  const modules = modulesOf(code);
  routesOf(modules, '0');
  modules.remove('0');
  expect(() => modules.of('0')).toThrow('its code is not here');
  modules.add({ id: '0', code, base: 'http://site/r/mf_test/0/' });
  expect(routesOf(modules, '0')).toEqual([{ id: 'again' }]);
});
