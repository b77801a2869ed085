import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES, ROOT } from '../build/packages';
import { type ConstructedChange, CONSTRUCTED_CHANGES, makeChange } from '../impact/constructed-changes';
import { type Comparison, constructedTable, mistakesIn } from '../impact/constructed-table';
import type { Impact } from '../impact/describe-impact';
import { testsImporting } from '../impact/importing-tests';
import { openScratchTree, type ScratchTree } from '../impact/scratch-tree';

/**
 * npm run impact:constructed: makes each constructed change in a tree of its own, asks `npm run impact` about it, builds all remotes and
 * reads all imports, and says where they differ. With words, only the changes whose names have one of them; with --keep the tree stays
 * for the next run. It takes some minutes for each change.
 */
function main(args: readonly string[]): void {
  const { positionals: words, values } = parseArgs({ args: [...args], allowPositionals: true, options: { keep: { type: 'boolean' } } });
  const tree = openScratchTree(join(ROOT, '.data/constructed'));
  build(tree);
  tree.keepBuilds();
  const chosen = CONSTRUCTED_CHANGES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const comparisons = chosen.map((change) => {
    const comparison = compare(tree, change);
    console.log(constructedTable([comparison]).split('\n').at(-1));
    return comparison;
  });
  if (!values.keep) tree.remove();
  console.log(`\n${constructedTable(comparisons)}`);
  const mistakes = mistakesIn(comparisons);
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

function compare(tree: ScratchTree, change: ConstructedChange): Comparison {
  tree.reset();
  const before = tree.versions();
  makeChange(tree.root, change);
  const impact = JSON.parse(tree.run(process.execPath, '--import', 'tsx', 'tools/commands/impact.ts', 'HEAD', '--json')) as Impact;
  build(tree);
  const after = tree.versions();
  const named = new Set(impact.tests.map((file) => relative(tree.root, file)));
  const importing = testsImporting(tree.root, change.file);
  const outcomes = (isNew: boolean) =>
    impact.remotes.filter((one) => (one.before !== one.after) === isNew).map(({ packageName }) => packageName);
  tree.reset();
  return {
    name: change.name,
    file: change.file,
    said: outcomes(true),
    stayed: outcomes(false),
    changed: Object.keys(before).filter((remote) => before[remote] !== after[remote]),
    tests: named.size,
    missedTests: importing.filter((file) => !named.has(file)),
    needlessTests: [...named].filter((file) => !importing.includes(file)),
  };
}

function build(tree: ScratchTree): void {
  tree.run(process.execPath, '--import', 'tsx', 'tools/commands/build.ts', ...REMOTES);
}

main(process.argv.slice(2));
