type RoomSize = {
  /** Each body stays in memory until it is answered. */
  readonly atOnce: number;
  /** Nobody alone keeps the others out by sending slowly. */
  readonly atOnceByOne: number;
};

/** For so long a file may be on its way although others wait for its place. */
const PATIENCE_MS = 5000;

/** A file that is being sent or worked on. */
export type UploadPlace = { readonly sender: string; readonly since: number; readonly giveWay: () => void; isSending: boolean };

/** Who sends files at this moment. Where it is full, whoever has been sending for longest gives way to the next one. */
export class UploadRoom {
  private places: readonly UploadPlace[] = [];

  constructor(
    private readonly size: RoomSize,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Null when there is no room for one more. `giveWay` ends the sending for the sake of somebody else. */
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

  /** The places stand in the order in which they were taken. */
  private clearSlowest(): boolean {
    const slowest = this.places.find(({ isSending, since }) => isSending && this.now() - since > PATIENCE_MS);
    if (!slowest) return false;
    this.leave(slowest);
    slowest.giveWay();
    return true;
  }
}
