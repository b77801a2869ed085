import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REMOTES, ROOT } from '../build/packages';

const UI = join(ROOT, 'shared/src/ui');

/** Components without a story of their own, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  AboveDialogs: 'has no look: it moves its children',
  ExposedPart: 'shows what another remote exposes; the named states of mf-platform show it',
  FormWithoutScript: 'is seen without script alone; e2e/tests/without-script.spec.ts visits it',
  LampArt: 'is the drawing of ErrorState',
  LazyReviewList: 'is ReviewList, whose code comes later; LazySection has the looks of coming',
  Trap: 'is seen by nobody',
};

const read = (file: string) => readFileSync(file, 'utf8');
const { exports: doors } = JSON.parse(read(join(ROOT, 'shared/package.json'))) as { readonly exports: Readonly<Record<string, string>> };
const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const stories = filesBelow(UI).filter((file) => file.endsWith('.stories.tsx'));

/** Returns the names that a module exports, without types. */
function exportsOf(file: string): readonly string[] {
  const text = read(file);
  const listed = [...text.matchAll(/^export \{([^}]*)\} from/gmu)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  const own = [...text.matchAll(/^export (?:function|const) (\w+)/gmu)].map(([, name = '']) => name);
  return [...listed, ...own].filter((name) => !name.startsWith('type '));
}

/** Components that pages may use: capitalised, and no constant. */
const components = Object.entries(doors)
  .filter(([name]) => name === './ui' || name.startsWith('./ui/'))
  .flatMap(([, file]) => exportsOf(join(ROOT, 'shared', file)))
  .filter((name) => /^[A-Z][a-z]/u.test(name));

test('every component of the design system is in a story, or a reason is given', () => {
  const shown = stories.map(read).join('\n');
  const isShown = (name: string) => new RegExp(`<${name}\\b|component: ${name}\\b`, 'u').test(shown);
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((name) => !isShown(name) && WITHOUT[name] === undefined)).toEqual([]);
  expect(Object.keys(WITHOUT).filter((name) => !components.includes(name) || isShown(name))).toEqual([]);
});

test('every folder with a component has its stories beside it', () => {
  const isComponent = (file: string) =>
    /(?<!\.(?:stories|test))\.tsx$/u.test(file) && exportsOf(file).some((name) => components.includes(name) && WITHOUT[name] === undefined);
  const folders = new Set(
    filesBelow(UI)
      .filter(isComponent)
      .map((file) => dirname(file)),
  );
  const told = new Set(stories.map((file) => dirname(file)));
  expect([...folders].filter((folder) => !told.has(folder))).toEqual([]);
});

test('every remote has named states for the gallery', () => {
  expect(REMOTES.filter((remote) => !existsSync(join(ROOT, remote, 'qa-states.json')))).toEqual([]);
});
