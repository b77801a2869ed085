type RoomSize = {
  /** Most uploads at once: each body stays in memory until it is answered. */
  readonly atOnce: number;
  /** Most uploads of one sender at once, so that one slow sender does not block the others. */
  readonly atOnceByOne: number;
};

/** An upload that takes longer than this gives way when another one waits for its place. */
const PATIENCE_MS = 5000;

/** An upload that is being received or processed. `since` is in milliseconds of the room's clock. */
export type UploadPlace = { readonly sender: string; readonly since: number; readonly giveWay: () => void; isSending: boolean };

/** The uploads that are under way. When the room is full, the one that has been sending for longest gives way to the next. */
export class UploadRoom {
  private places: readonly UploadPlace[] = [];

  constructor(
    private readonly size: RoomSize,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns a place, or null when there is no room. `giveWay` aborts this upload in favour of another one. */
  enter(sender: string, giveWay: () => void): UploadPlace | null {
    const own = this.places.filter((place) => place.sender === sender).length;
    if (own >= this.size.atOnceByOne) return null;
    if (this.places.length >= this.size.atOnce && !this.clearSlowest()) return null;
    const place = { sender, since: this.now(), giveWay, isSending: true };
    this.places = [...this.places, place];
    return place;
  }

  leave(place: UploadPlace): void {
    this.places = this.places.filter((one) => one !== place);
  }

  /** Frees the place of the oldest upload that is slow; false when there is none. Places are in the order of their start. */
  private clearSlowest(): boolean {
    const slowest = this.places.find(({ isSending, since }) => isSending && this.now() - since > PATIENCE_MS);
    if (!slowest) return false;
    this.leave(slowest);
    slowest.giveWay();
    return true;
  }
}
