import type { ReleaseRecord, StoredRecord } from '@alltalent/shared/contracts';
import type { ReleaseEntity } from './federation.entity';

/** Returns a record as it is stored: each size beside the one in the release that is stable at the time. */
export function storedRecordOf(record: ReleaseRecord | undefined, stable: ReleaseEntity | null): StoredRecord | null {
  if (!record) return null;
  const before = new Map(stable?.record?.sizes.map(({ name, bytes }) => [name, bytes]));
  return {
    ...record,
    compared_with: stable?.version ?? null,
    sizes: record.sizes.map((size) => ({ ...size, before: before.get(size.name) ?? null })),
  };
}
