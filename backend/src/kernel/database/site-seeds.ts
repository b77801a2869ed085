import type { DataSource } from 'typeorm';

export type SeedOptions = { readonly log: (line: string) => void };

export type DemoOptions = SeedOptions & {
  /** How many talents; 0 leaves out people, calls and stories. */
  readonly talents: number;
  /** Base address of pictures. */
  readonly assetBase: string;
};

/** Port: the rows a site starts with. The application hands them in, so that the database knows no table. */
export abstract class SiteSeeds {
  /** Fills in what no site works without. A later start costs nothing. */
  abstract fillEssentials(dataSource: DataSource, options: SeedOptions): Promise<void>;
  /** Fills in demo people and their work; rows that are there already stay as they are. */
  abstract fillDemo(dataSource: DataSource, options: DemoOptions): Promise<void>;
  /** Suspends the sign-ins of demo people. Resolves to how many were active. */
  abstract closeDemoAccounts(dataSource: DataSource): Promise<number>;
}
