/** Folders on disk: pictures that were rendered, and the loops that came with the project. */
export class MediaRoots {
  constructor(
    readonly pictures: string,
    readonly loops: string,
  ) {}
}
