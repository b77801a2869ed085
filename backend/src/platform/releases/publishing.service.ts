import { menuProblem, type PublishRelease, type Release, type RevisionResponse, strayUrlOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { ApprovalService } from './approval.service';
import { type Change, ChangesService, type RolloutContext } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import { placeAtStart, placeFirst } from './first-placement';
import { PlatformTokens } from './platform-tokens';
import { urlProblem } from './release-content';
import { renewFallback } from './promotion';
import { ReleaseFileMarksRepository } from './release-file-marks.repository';
import { requireFit } from './release-fitness';
import { filesOf, ReleaseFiles } from './release-files.service';
import { requireServed } from './remote-deletion';
import type { RemoteState } from './remote-states.repository';
import { storedRecordOf } from './release-record';
import { ReleasesRepository } from './releases.repository';
import { wrongField } from './rollout-refusals';
import { RolloutsRepository } from './rollouts.repository';
import { SquadsRepository } from './squads.repository';
import { requirePlace } from './servable-release';

/** A publication: the request, and the release without what is said about it. */
type Publication = { readonly request: PublishRelease; readonly content: Release; readonly actor: string };

@Injectable()
export class PublishingService {
  constructor(
    private readonly changes: ChangesService,
    private readonly tokens: PlatformTokens,
    private readonly releases: ReleasesRepository,
    private readonly rollouts: RolloutsRepository,
    private readonly marks: ReleaseFileMarksRepository,
    private readonly files: ReleaseFiles,
    private readonly approval: ApprovalService,
    private readonly squads: SquadsRepository,
    private readonly config: AppConfig,
  ) {}

  /** Stores an immutable release as stable, a variant or a candidate; returns the revision. */
  async publish(request: PublishRelease, token: string | null): Promise<RevisionResponse> {
    const { promotion, experiment, squad_mail: squadMail, record: _record, ...content } = request;
    const { remote } = content;
    const { name: actor } = await this.tokens.require(remote, token);
    this.approval.requireForPublishing(request);
    const known = await this.releases.find(remote, content.version);
    if (known) await this.requireAgain(known, request, content);
    this.requireOwnFiles(content);
    const misplaced = menuProblem(content);
    if (misplaced !== null) throw wrongField('menu_entries', misplaced);
    if (experiment && promotion !== 'promote') throw wrongField('promotion', 'A variant is no candidate: leave one of them out');
    requireFit(content);
    if (!known) await this.requireFiles(content, 'published', 'Store its files first.');
    const publication = { request, content, actor };
    const revision = await this.changes.make(publication.actor, async (context) => {
      await this.squads.save(remote, squadMail);
      return this.place(context, publication);
    });
    return { revision: revision ?? (await this.rollouts.revision()) };
  }

  /** Throws for files outside of the release's base, or on origins that front doors would reject. */
  private requireOwnFiles(release: Release): void {
    const problem = urlProblem(release);
    if (problem) throw wrongField('base', problem);
    const stray = strayUrlOf(release, this.config.releaseOrigins);
    if (stray === null) return;
    throw wrongField('base', `${stray}. Correct ASSET_ORIGIN, or add its host to REMOTE_ORIGINS of backends and front doors`);
  }

  /** Throws for a version that is published already, unless its files were deleted and are there again, or the site starts with it. */
  private async requireAgain(known: ReleaseEntity, { promotion }: PublishRelease, content: Release): Promise<void> {
    if (known.filesDeletedAt === null) {
      if (promotion !== 'start') throw exists(content);
      return;
    }
    if (!hasSameFiles(known.content, content)) throw exists(content);
    await this.requireFiles(content, 'published again', 'Store its files once more.');
  }

  /** Throws for a release whose files are surely missing, or others than its hashes say. */
  private async requireFiles(content: Release, what: string, advice: string): Promise<void> {
    const problem = await this.files.problemOf(content, filesOf(content));
    if (problem === null) return;
    const detail = `${content.remote} ${content.version} cannot be ${what}: ${problem}. ${advice}`;
    throw new DomainError('RELEASE_FILES_MISSING', { detail });
  }

  /** Changes are serialised, so of two concurrent publishers the second finds the release of the first. */
  private async place(context: RolloutContext, { request, content, actor }: Publication): Promise<Change | null> {
    const { remote, version } = content;
    const known = await context.releases.find(remote, version);
    if (known && known.filesDeletedAt === null) {
      if (request.promotion !== 'start') throw exists(content);
      return placeAtStart(context, known);
    }
    await requirePlace(context, content);
    const state = await context.states.read(remote);
    const isBack = request.promotion !== 'start' && (await this.bringBack(state, request));
    const stable = state?.stable ?? null;
    const release = known
      ? await this.marks.restore(known, context.now)
      : await context.releases.insert(content, storedRecordOf(request.record, stable), context.now);
    const change = await placeFirst(context, request, { release, actor });
    // What was stable before has no files to fall back to.
    if (isBack) await renewFallback(context, remote, release.id);
    return change;
  }

  /** Throws for a deleted remote, but for a new release that everybody gets, once it cannot be restored: it brings the remote back. */
  private async bringBack(state: RemoteState | null, { promotion, experiment }: PublishRelease): Promise<boolean> {
    if (state === null || state.deleted === null) return false;
    if (state.stable.filesDeletedAt === null || promotion !== 'promote' || experiment) requireServed(state);
    await this.rollouts.saveDeletion(state.remote, null);
    return true;
  }
}

function hasSameFiles(one: Release, other: Release): boolean {
  return one.base === other.base && JSON.stringify(one.files) === JSON.stringify(other.files);
}

function exists({ remote, version }: Release): DomainError {
  const detail = `${remote} ${version} is published already, and a version is published once. Visitors get it by "npm run platform -- promote ${remote} ${version}", or promote it at /platform.`;
  return new DomainError('RELEASE_EXISTS', { detail });
}
