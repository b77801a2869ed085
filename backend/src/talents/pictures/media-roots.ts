/** Folders on disk: pictures that were rendered, and the folder of loops and previews that came with the project. */
export class MediaRoots {
  constructor(
    readonly pictures: string,
    readonly committed: string,
  ) {}
}
