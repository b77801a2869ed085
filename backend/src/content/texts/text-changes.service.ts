import type { TextChange } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { DocumentVersionEntity } from '../documents/document-version.entity';
import { DocumentsRepository, type TextKey } from '../documents/documents.repository';
import { changesBetween } from './text-changes';
import { valuesOf } from './text-values';

/** A version of a text. */
type TextVersionName = TextKey & { readonly version: number };

/** What versions of texts changed, each against the version before it. */
@Injectable()
export class TextChangesService {
  constructor(private readonly texts: DocumentsRepository) {}

  /** Returns the changes of each version in the order given: none of a first version, and of one that is not stored any more. */
  async of(versions: readonly TextVersionName[]): Promise<readonly (readonly TextChange[])[]> {
    const wanted = versions.flatMap(({ kind, name, version }) => [
      { kind, name, version },
      { kind, name, version: version - 1 },
    ]);
    const stored = new Map((await this.texts.findVersions(wanted)).map((row) => [keyOf(row), row]));
    return versions.map((version) => {
      const [after, before] = [stored.get(keyOf(version)), stored.get(keyOf({ ...version, version: version.version - 1 }))];
      return after && before ? changesBetween(read(before), read(after)) : [];
    });
  }
}

const keyOf = ({ kind, name, version }: TextVersionName): string => `${kind}/${name}/${version}`;
const read = (row: DocumentVersionEntity) => valuesOf(row, row.source);
