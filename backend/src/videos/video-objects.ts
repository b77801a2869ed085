import type { VideoPart } from '@alltalent/shared/contracts';
import { VIDEO_ID, VIDEO_PARTS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type ObjectSource, ObjectStore, type StoredObject } from '../kernel/object-store/object-store';

const PLACE = 'videos';

/** Files of videos in the object store. */
@Injectable()
export class VideoObjects {
  constructor(readonly store: ObjectStore) {}

  keyOf(id: string, part: VideoPart): string {
    if (!VIDEO_ID.test(id)) throw new Error('This is no id of a video.');
    return `${PLACE}/${id.slice(0, 2)}/${id}/${part}`;
  }

  async put(id: string, part: VideoPart, file: { readonly source: ObjectSource; readonly mediaType: string }): Promise<void> {
    await this.store.put(this.keyOf(id, part), file.source, file.mediaType);
  }

  remove(id: string, part: VideoPart): Promise<void> {
    return this.store.remove(this.keyOf(id, part));
  }

  async removeAll(id: string): Promise<void> {
    for (const part of VIDEO_PARTS) await this.remove(id, part);
  }

  /** Lists the ids of videos whose files were all written before a time, some at a time. */
  async *before(time: number): AsyncGenerator<readonly string[]> {
    for await (const objects of this.store.list(`${PLACE}/`)) {
      const ids = new Set(objects.filter(({ writtenAt }) => writtenAt < time).map(idOf));
      const known = [...ids].filter((id) => VIDEO_ID.test(id));
      if (known.length > 0) yield known;
    }
  }
}

function idOf({ key }: StoredObject): string {
  return key.split('/')[2] ?? '';
}
