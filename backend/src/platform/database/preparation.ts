/** Whether the database may be used yet. For modules that the seeds need: these cannot import what imports the seeds. */
export abstract class Preparation {
  /** Migrated, with what a site needs. */
  abstract readonly isPrepared: boolean;
  /** Resolves after the first try, whether it worked or not. */
  abstract whenPrepared(): Promise<void>;
}
