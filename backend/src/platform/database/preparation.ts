/** Whether the database may be used yet. For modules that the seeds need: these cannot import what imports the seeds. */
export abstract class Preparation {
  /** Migrated and seeded. */
  abstract readonly isPrepared: boolean;
  /** Resolves after the first try, whether it worked or not. */
  abstract whenPrepared(): Promise<void>;
}
