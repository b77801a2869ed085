import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignedText, signedTextSchema } from '@alltalent/shared/contracts';

/** Keeps the last good registry on disk, as it was signed. */
export class RegistrySnapshot {
  constructor(private readonly folder: string) {}

  /** Null: there is none that can be read. Its signature is still to be checked. */
  read(): SignedText | null {
    try {
      return signedTextSchema.validateSync(JSON.parse(readFileSync(this.file, 'utf8')), { strict: true });
    } catch {
      return null;
    }
  }

  /** Whole or not at all: a name change cannot be half done. */
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

/** The signed text in an answer; throws for anything else. */
export async function readSigned(response: Response): Promise<SignedText> {
  return signedTextSchema.validate(await response.json(), { strict: true });
}
