import { type PublishRelease, type Release, type RevisionResponse, strayUrlOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { ApprovalService } from './approval.service';
import { type Change, ChangesService, type RolloutContext } from './changes.service';
import { tokenActor } from './platform-actor';
import { requireOwnPages } from './page-owners';
import { PlatformTokens } from './platform-tokens';
import { makeStable } from './promotion';
import { urlProblem } from './release-content';
import { requireFit } from './release-fitness';
import { ReleasesRepository } from './releases.repository';
import { wrongField } from './rollout-refusals';
import { SquadsRepository } from './squads.repository';
import { saveVariant } from './variants';

const FIELDS = { experiment: 'experiment.name', variant: 'experiment.variant', weight: 'experiment.weight', routes: 'experiment.routes' };

@Injectable()
export class PublishingService {
  constructor(
    private readonly changes: ChangesService,
    private readonly tokens: PlatformTokens,
    private readonly releases: ReleasesRepository,
    private readonly approval: ApprovalService,
    private readonly squads: SquadsRepository,
    private readonly config: AppConfig,
  ) {}

  /** Stores an immutable release as stable, a variant or a candidate; returns the revision. */
  async publish(request: PublishRelease, token: string | null): Promise<RevisionResponse> {
    const { promotion, experiment, squad_mail: squadMail, ...release } = request;
    await this.tokens.require(release.remote, token);
    this.approval.requireForPublishing(request);
    if (await this.releases.find(release.remote, release.version)) throw exists(release);
    const problem = urlProblem(release);
    if (problem) throw wrongField('base', problem);
    this.requireKnownOrigins(release);
    if (experiment && promotion === 'candidate') throw wrongField('promotion', 'A variant is no candidate: leave one of them out');
    requireFit(release);
    const revision = await this.changes.make(tokenActor(release.remote).name, async (context) => {
      await this.squads.save(release.remote, squadMail);
      return store(context, request, release);
    });
    return { revision: revision ?? 0 };
  }

  /** Throws for files on origins that front doors would reject. */
  private requireKnownOrigins(release: Release): void {
    const stray = strayUrlOf(release, this.config.releaseOrigins);
    if (stray === null) return;
    throw wrongField('base', `${stray}. Correct ASSET_ORIGIN, or add its host to REMOTE_ORIGINS of backends and front doors`);
  }
}

async function store(context: RolloutContext, { promotion, experiment }: PublishRelease, content: Release): Promise<Change> {
  const { remote, version } = content;
  // Changes are serialised, so of two concurrent publishers the second finds the release of the first.
  if (await context.releases.find(remote, version)) throw exists(content);
  await requireOwnPages(context, content);
  const release = await context.releases.insert(content, context.now);
  const auditEntry = { action: 'publish', remote };
  if (!experiment && promotion === 'candidate') {
    return { ...auditEntry, detail: `${version} is published as a candidate.`, isVisible: false };
  }
  const state = await context.states.read(remote);
  const summary = experiment
    ? await saveVariant(context, state, { ...experiment, routes: experiment.routes, experiment: experiment.name, release, fields: FIELDS })
    : await makeStable(context, release, state);
  return { ...auditEntry, detail: `${version} is published: ${summary}` };
}

function exists({ remote, version }: Release): DomainError {
  const detail = `${remote} ${version} is published already, and a version is published once. Build it under a new one, or promote it.`;
  return new DomainError('RELEASE_EXISTS', { detail });
}
