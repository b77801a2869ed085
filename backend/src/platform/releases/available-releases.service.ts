import type { ChangeRollout } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import type { ReleaseEntity } from './federation.entity';
import { isFit } from './release-fitness';
import { ReleaseFiles } from './release-files.service';
import { ReleasesRepository } from './releases.repository';
import { type RemoteState, RemoteStatesRepository } from './remote-states.repository';

/** Former releases looked at for one whose files are there. */
const MOST_TRIED = 20;

/** A release to go back to, and those before it in the order that were passed over because of their files. */
export type Retreat = { readonly release: ReleaseEntity | null; readonly passedOver: readonly ReleaseEntity[] };

/** Looks for the files of releases that a change would bring to visitors, before its transaction begins. */
@Injectable()
export class AvailableReleases {
  constructor(
    private readonly states: RemoteStatesRepository,
    private readonly releases: ReleasesRepository,
    private readonly files: ReleaseFiles,
  ) {}

  /** Throws RELEASE_FILES_MISSING, with what is missing and what to do, when a change would show a release without its files. */
  async requireFor(change: ChangeRollout): Promise<void> {
    const state = await this.states.read(change.remote);
    for (const release of await this.targetsOf(change, state)) {
      const problem = await this.problemOf(release);
      if (problem !== null) throw filesMissing(release, problem, await this.adviceOn(release, state));
    }
  }

  /** Returns the newest release that was stable before, fits and has its files, the fallback first. */
  async retreatOf({ remote, stable, fallback }: RemoteState): Promise<Retreat> {
    const good = await this.releases.findGood(remote, { exceptId: stable.id, most: MOST_TRIED });
    const tried = fallback ? [fallback, ...good.filter(({ id }) => id !== fallback.id)] : good;
    const passedOver: ReleaseEntity[] = [];
    for (const release of tried.filter(({ content }) => isFit(content))) {
      if ((await this.problemOf(release)) === null) return { release, passedOver };
      passedOver.push(release);
    }
    return { release: null, passedOver };
  }

  private async problemOf(release: ReleaseEntity): Promise<string | null> {
    return deletionOf(release) ?? this.files.problemOf(release.content);
  }

  /** Returns the releases that a change would bring to visitors; none for one that the change's own rules refuse. */
  private async targetsOf(
    { action, remote, version, variant }: ChangeRollout,
    state: RemoteState | null,
  ): Promise<readonly ReleaseEntity[]> {
    const variants = state?.experiment?.variants ?? [];
    if (action === 'promote' || action === 'experiment') return listOf(version ? await this.releases.find(remote, version) : null);
    if (action === 'rollback') return state?.experiment?.isPaused === false ? [] : listOf(state?.fallback ?? null);
    if (action === 'end') return variants.filter((shown) => shown.variant === variant).map(({ release }) => release);
    if (action === 'restore') return listOf(state?.stable ?? null);
    return action === 'resume' ? variants.map(({ release }) => release) : [];
  }

  private async adviceOn(release: ReleaseEntity, state: RemoteState | null): Promise<string> {
    const { commit = null } = release.record ?? {};
    const again = `Build it again${commit === null ? '' : ` from commit ${commit.slice(0, 12)}`} and release it`;
    const other = state && (await this.retreatOf(state)).release;
    return other ? `Promote ${other.version}, whose files are there. Or: ${again}.` : `${again}.`;
  }
}

/** Throws for a release whose files were deleted, also while a change of its remote waited for its turn. */
export function requireKeptFiles(release: ReleaseEntity): void {
  const problem = deletionOf(release);
  if (problem !== null) throw filesMissing(release, problem, 'Build it again and release it.');
}

function deletionOf({ filesDeletedAt }: ReleaseEntity): string | null {
  return filesDeletedAt === null ? null : `its files were deleted on ${new Date(filesDeletedAt).toISOString().slice(0, 10)}`;
}

function filesMissing({ remote, version }: ReleaseEntity, problem: string, advice: string): DomainError {
  return new DomainError('RELEASE_FILES_MISSING', { detail: `${remote} ${version} cannot be shown: ${problem}. ${advice}` });
}

function listOf(release: ReleaseEntity | null): readonly ReleaseEntity[] {
  return release ? [release] : [];
}
