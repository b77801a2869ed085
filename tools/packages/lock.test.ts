import { lockFor } from './lock';

const LOCK = {
  'node_modules/react-dom': { version: '19.3.1', dependencies: { scheduler: '^1' }, peerDependencies: { react: '^19' } },
  'node_modules/react-dom/node_modules/scheduler': { version: '1.1.0', dependencies: { tiny: '*' } },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/scheduler': { version: '2.0.0' },
  'node_modules/tiny': { version: '3.0.0', optionalDependencies: { 'tiny-linux': '*', 'tiny-unknown': '*' } },
  'node_modules/tiny-linux': { version: '3.0.0' },
  'node_modules/typeorm': { version: '0.3.0' },
};

test('another repository gets what a package needs, of packages of packages too, and nothing else', () => {
  expect(Object.keys(lockFor(['react-dom'], LOCK))).toEqual([
    'node_modules/react',
    'node_modules/react-dom',
    'node_modules/react-dom/node_modules/scheduler',
    'node_modules/tiny',
    'node_modules/tiny-linux',
  ]);
});

test('packages of this project are not locked, as they come packed', () => {
  expect(lockFor(['@alltalent/shared', 'react'], LOCK)).toEqual({ 'node_modules/react': { version: '19.3.1' } });
});

test('a peer that may be missing is not locked', () => {
  const lock = { 'node_modules/yup': { peerDependencies: { react: '*' }, peerDependenciesMeta: { react: { optional: true } } }, ...LOCK };
  expect(Object.keys(lockFor(['yup'], lock))).toEqual(['node_modules/yup']);
});
