export type PeopleFiles = {
  /** Who is in the files, from the whole to the part: a job, a role and a stage, or a list. '' for what is not narrowed. */
  readonly scope: readonly string[];
  /** How many people the page shows in all. */
  readonly total: number;
  /** How many profiles the page counts that are hidden now, and so in no file. */
  readonly hidden?: number;
  /** Addresses of the two files. */
  readonly csv: string;
  readonly pdf: string;
};
