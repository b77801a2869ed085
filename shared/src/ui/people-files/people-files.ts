export type PeopleFiles = {
  /** Who is in the files, as the dialog says it: the roles and stages, or the list that the page shows. */
  readonly scope: string;
  /** How many people the page shows in all. */
  readonly total: number;
  /** Addresses of the two files. */
  readonly csv: string;
  readonly pdf: string;
};
