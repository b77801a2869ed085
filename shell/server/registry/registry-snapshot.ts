import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignedText, signedTextSchema } from '@alltalent/shared/contracts';

/** Stores the last good registry on disk, with its signature. */
export class RegistrySnapshot {
  constructor(private readonly folder: string) {}

  /** Returns the stored registry, whose signature is not yet verified; null when there is none or it cannot be read. */
  read(): SignedText | null {
    try {
      return signedTextSchema.validateSync(JSON.parse(readFileSync(this.file, 'utf8')), { strict: true });
    } catch {
      return null;
    }
  }

  /** Writes atomically: a rename cannot be interrupted halfway. */
  write(signed: SignedText): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(`${this.file}.new`, JSON.stringify(signed));
    renameSync(`${this.file}.new`, this.file);
  }

  private get file(): string {
    return join(this.folder, 'registry.json');
  }
}

export function revisionOf({ payload }: SignedText): number {
  const { revision } = JSON.parse(payload) as { revision?: unknown };
  return typeof revision === 'number' ? revision : 0;
}

/** Parses a response as signed text. Throws for anything else. */
export async function readSigned(response: Response): Promise<SignedText> {
  return signedTextSchema.validate(await response.json(), { strict: true });
}
