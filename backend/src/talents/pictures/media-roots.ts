/** Folders on disk: rendered pictures, and the loops and previews committed with the project. */
export class MediaRoots {
  constructor(
    readonly pictures: string,
    readonly committed: string,
  ) {}
}
