import type { DataSource } from 'typeorm';

export type SeedOptions = {
  readonly log: (line: string) => void;
  /** Day on which the rows are made: texts take effect and jobs close relative to it. Default: today. */
  readonly now?: Date;
};

export type DemoOptions = SeedOptions & {
  /** Number of talents; 0 leaves out people, jobs and stories. */
  readonly talents: number;
  /** Base URL of pictures. */
  readonly assetBase: string;
  /** Folder of the site's files; without it no row of the demo has a file. */
  readonly dataDir?: string;
};

/** Port to the rows that a site starts with. The application provides it, so that the kernel knows no context's tables. */
export abstract class SiteSeeds {
  /** Stores the rows that no site works without; does nothing when they exist. */
  abstract fillEssentials(dataSource: DataSource, options: SeedOptions): Promise<void>;
  /** Stores demo people and their work; existing rows stay as they are. */
  abstract fillDemo(dataSource: DataSource, options: DemoOptions): Promise<void>;
  /** Suspends the accounts of demo people. Resolves to the number that were active. */
  abstract closeDemoAccounts(dataSource: DataSource): Promise<number>;
}
