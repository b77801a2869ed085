import { type PublishRelease, type Release, type RevisionResponse, strayUrlOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { ApprovalService } from './approval.service';
import { type Change, ChangesService, type Desk } from './changes.service';
import { tokenActor } from './platform-actor';
import { requireOwnPages } from './page-owners';
import { PlatformTokens } from './platform-tokens';
import { makeStable } from './promotion';
import { addressProblem } from './release-content';
import { requireFit } from './release-fitness';
import { ReleasesRepository } from './releases.repository';
import { wrongField } from './rollout-refusals';
import { putVariant } from './variants';

const FIELDS = { experiment: 'experiment.name', variant: 'experiment.variant', weight: 'experiment.weight' };

@Injectable()
export class PublishingService {
  constructor(
    private readonly changes: ChangesService,
    private readonly tokens: PlatformTokens,
    private readonly releases: ReleasesRepository,
    private readonly approval: ApprovalService,
    private readonly config: AppConfig,
  ) {}

  /** Stores a release for good, and makes it what was asked for: stable, a variant, or a candidate. */
  async publish(wish: PublishRelease, token: string | null): Promise<RevisionResponse> {
    const { promotion, experiment, ...release } = wish;
    await this.tokens.require(release.remote, token);
    this.approval.requireForPublishing(wish);
    if (await this.releases.find(release.remote, release.version)) throw exists(release);
    const problem = addressProblem(release);
    if (problem) throw wrongField('base', problem);
    this.requireKnownOrigins(release);
    if (experiment && promotion === 'candidate') throw wrongField('promotion', 'A variant is no candidate: leave one of them out');
    requireFit(release);
    const revision = await this.changes.make(tokenActor(release.remote).name, (desk) => store(desk, wish, release));
    return { revision: revision ?? 0 };
  }

  /** Front doors would leave the release out. */
  private requireKnownOrigins(release: Release): void {
    const stray = strayUrlOf(release, this.config.releaseOrigins);
    if (stray === null) return;
    throw wrongField('base', `${stray}. Correct ASSET_ORIGIN, or add its host to REMOTE_ORIGINS of backends and front doors`);
  }
}

async function store(desk: Desk, { promotion, experiment }: PublishRelease, content: Release): Promise<Change> {
  const { remote, version } = content;
  // Changes follow one another here, so of two publishers at once the second finds the first one's release.
  if (await desk.releases.find(remote, version)) throw exists(content);
  await requireOwnPages(desk, content);
  const release = await desk.releases.insert(content, desk.now);
  const told = { action: 'publish', remote };
  if (!experiment && promotion === 'candidate') {
    return { ...told, detail: `${version} is published as a candidate.`, isVisible: false };
  }
  const state = await desk.states.read(remote);
  const done = experiment
    ? await putVariant(desk, state, { ...experiment, experiment: experiment.name, release, fields: FIELDS })
    : await makeStable(desk, release, state);
  return { ...told, detail: `${version} is published: ${done}` };
}

function exists({ remote, version }: Release): DomainError {
  const detail = `${remote} ${version} is published already, and a version is published once. Build it under a new one, or promote it.`;
  return new DomainError('RELEASE_EXISTS', { detail });
}
