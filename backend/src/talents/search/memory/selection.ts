/** Rows that are left: the first `count` of `rows`. Every condition keeps a part of them, in place. */
export type Selection = {
  readonly rows: Int32Array;
  count: number;
  /** All rows up to `count`; they are not written down yet. */
  isEvery: boolean;
};
