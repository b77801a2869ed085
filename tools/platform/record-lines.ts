import type { ReleaseStatus, StoredRecord } from '@alltalent/shared/contracts';

const NOT_RECORDED = 'not recorded';

/** Returns a release's commit in short, with a mark when the tree had changes in no commit; 'not recorded' without a record. */
export function commitOf({ record }: Pick<ReleaseStatus, 'record'>): string {
  if (!record) return NOT_RECORDED;
  if (record.commit === null) return 'no git';
  return `${record.commit.slice(0, 12)}${record.is_dirty ? ' and changes in no commit' : ''}`;
}

/** Returns what changed in bytes against the release that was stable then, in a few words. */
export function bytesOf({ record }: Pick<ReleaseStatus, 'record'>): string {
  if (!record || record.sizes.length === 0) return NOT_RECORDED;
  const changes = record.sizes.flatMap(({ name, bytes, before }) =>
    before === null || bytes === before ? [] : [{ name, by: bytes - before }],
  );
  if (record.sizes.every(({ before }) => before === null)) return 'nothing to compare with';
  const largest = changes.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))[0];
  if (!largest) return 'unchanged';
  return `${signed(largest.by)} (${largest.name}), ${changes.length} of ${record.sizes.length} changed`;
}

/** Returns the lines of a record: words, sources, checks, and each page with its bytes, its budget and the change. */
export function linesOf(record: StoredRecord): readonly string[] {
  const { note, author, checks, compared_with: other, sizes } = record;
  return [
    `  ${note || 'No note.'}`,
    `  ${[author, commitOf({ record })].filter(Boolean).join(', ')}`,
    `  checks: ${checks.map(({ name, outcome, count }) => `${name} ${outcome === 'not-run' ? 'did not run' : outcome}${count === null ? '' : ` (${count})`}`).join(', ')}`,
    `  compressed JavaScript${other === null ? '' : `, against ${other}`}:`,
    ...sizes.map((size) => `    ${size.name} ${bytes(size.bytes)}${budgetOf(size)}${changeOf(size)}`),
  ];
}

function budgetOf({ budget }: StoredRecord['sizes'][number]): string {
  return budget === null ? '' : ` of ${bytes(budget)}`;
}

function changeOf({ bytes: now, before }: StoredRecord['sizes'][number]): string {
  if (before === null) return '';
  return now === before ? ', unchanged' : `, ${signed(now - before)}`;
}

function signed(difference: number): string {
  return `${difference > 0 ? '+' : '-'}${bytes(Math.abs(difference))}`;
}

function bytes(count: number): string {
  return `${count.toLocaleString('en')} B`;
}
