import type { MigrationInterface, QueryRunner } from 'typeorm';

type Named = { readonly id?: number; readonly name: string };
type Row = { readonly user_id: string; readonly submitted: string; readonly submitted_at: number | string };
type Photo = { readonly id: number; readonly name: string; readonly original: string };
type File = { readonly name: string; readonly created_at: number | string };

/** Adds the photo ids to submissions of former releases, which name photos by file alone; removes photos that no longer exist. */
export class NumberSubmittedPhotos1763600040200 implements MigrationInterface {
  readonly name = 'NumberSubmittedPhotos1763600040200';

  async up(runner: QueryRunner): Promise<void> {
    const sql = 'SELECT user_id, submitted, submitted_at FROM profile WHERE submitted_at IS NOT NULL';
    for (const row of (await runner.query(sql)) as readonly Row[]) await numberPhotos(runner, row);
  }

  async down(): Promise<void> {
    // The previous release reads photos with an id as well.
  }
}

async function numberPhotos(runner: QueryRunner, { user_id: userId, submitted, submitted_at: at }: Row): Promise<void> {
  const { photos, ...rest } = JSON.parse(submitted) as { readonly photos: readonly Named[] };
  if (photos.every(({ id }) => id !== undefined)) return;
  const present = (await runner.query('SELECT id, name, original FROM profile_photo WHERE user_id = ?', [userId])) as readonly Photo[];
  const files = (await runner.query('SELECT name, created_at FROM photo_file WHERE user_id = ?', [userId])) as readonly File[];
  const numbered = photos.flatMap((photo) => {
    const id = photo.id ?? idOf(photo.name, present, files);
    return id === undefined ? [] : [{ ...photo, id }];
  });
  // Another instance may have stored a decision or a newer submission in the meantime.
  const sql = 'UPDATE profile SET submitted = ? WHERE user_id = ? AND submitted_at = ?';
  await runner.query(sql, [JSON.stringify({ ...rest, photos: numbered }), userId, at]);
}

/**
 * Finds the photo of a file. A new crop has a new name, so a photo that was cropped since the submission is found by the time
 * of its upload, which only the original and the first crop share. Where that fails the photo counts as removed.
 */
function idOf(name: string, present: readonly Photo[], files: readonly File[]): number | undefined {
  const named = present.find((photo) => photo.name === name);
  if (named) return named.id;
  const at = files.find((file) => file.name === name)?.created_at;
  const upload = files.filter((file) => file.created_at === at).map((file) => file.name);
  return upload.length === 2 ? present.find(({ original }) => upload.includes(original))?.id : undefined;
}
