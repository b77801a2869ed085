import { array, type InferType, mixed, number, object, string } from 'yup';

/** Longest texts and lists of a release's record. */
export const RECORD_LIMITS = { commit: 64, author: 80, note: 200, checks: 10, sizes: 150, sizeName: 100 } as const;
export const RELEASE_CHECKS = ['types', 'lint', 'tests'] as const;
export const CHECK_OUTCOMES = ['passed', 'failed', 'not-run'] as const;

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const MOST_BYTES = 1_000_000_000;

const lineOf = (what: string, most: number) =>
  string().max(most, `${what} has at most ${most} characters`).matches(ONE_LINE, `${what} is one line without control characters`);

/** What a check before the release found. `count`: the files or tests it looked at; null where it does not say. */
export const releaseCheckSchema = object({
  name: string().oneOf(RELEASE_CHECKS).required(),
  outcome: string().oneOf(CHECK_OUTCOMES).required(),
  count: number().integer().min(0).max(1_000_000).nullable().defined(),
});
export type ReleaseCheck = InferType<typeof releaseCheckSchema>;

/** Compressed JavaScript of one page or one exposed module, in bytes, and its budget; null for a module without one. */
export const releaseSizeSchema = object({
  name: string()
    .max(RECORD_LIMITS.sizeName, `A name has at most ${RECORD_LIMITS.sizeName} characters`)
    .matches(/^[\w.-]+$/u, 'Use letters, digits, dots and hyphens')
    .required(),
  bytes: number().integer().min(0).max(MOST_BYTES).required(),
  budget: number().integer().min(0).max(MOST_BYTES).nullable().defined(),
});
export type ReleaseSize = InferType<typeof releaseSizeSchema>;

/** What the publisher says of a release: sources, words, checks and sizes. Never part of the registry. */
export const releaseRecordSchema = object({
  /** Hash of the commit it was built from; null without git. */
  commit: string()
    .max(RECORD_LIMITS.commit, `A commit has at most ${RECORD_LIMITS.commit} characters`)
    .matches(/^[0-9a-f]{40,64}$/u, 'Use the whole hash of the commit: 40 to 64 digits from 0 to f')
    .nullable()
    .defined(),
  /** True: the tree had changes that are in no commit. Null without git. */
  is_dirty: mixed<boolean>().oneOf([true, false]).nullable().defined(),
  author: lineOf('The author', RECORD_LIMITS.author).defined(),
  note: lineOf('The note', RECORD_LIMITS.note).defined(),
  checks: array(releaseCheckSchema.required()).max(RECORD_LIMITS.checks, `At most ${RECORD_LIMITS.checks} checks`).required(),
  sizes: array(releaseSizeSchema.required()).max(RECORD_LIMITS.sizes, `At most ${RECORD_LIMITS.sizes} sizes`).required(),
});
export type ReleaseRecord = InferType<typeof releaseRecordSchema>;

/** A stored record: each size beside the size in the release that was stable at the time of publishing. */
export const storedRecordSchema = releaseRecordSchema.shape({
  /** Version of that release; null when the remote had none. */
  compared_with: string().nullable().defined(),
  sizes: array(
    releaseSizeSchema
      .shape({
        /** Null where the other release has no such page, or no record. */
        before: number().nullable().defined(),
      })
      .required(),
  ).required(),
});
export type StoredRecord = InferType<typeof storedRecordSchema>;
