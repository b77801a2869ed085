/** Selected rows: the first `count` of `rows`. Every condition filters them in place. */
export type Selection = {
  readonly rows: Int32Array;
  count: number;
  /** True when all rows up to `count` are selected and `rows` is not filled yet. */
  isEvery: boolean;
};
