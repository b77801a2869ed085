/** Releases of the pages that fail too often: port of the platform, which staff does not know. This class is the injection token. */
export abstract class TroubledReleases {
  /** Names of the releases that visitors get, 'mf_jobs 1.4.2'. */
  abstract names(): Promise<string[]>;
}
