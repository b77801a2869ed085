/** How a photo is called where its picture is not seen. */
export function photoName(place: number, count: number): string {
  return `photo ${place} of ${count}`;
}
