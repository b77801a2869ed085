import { firstPathOf, type MakePreview, PREVIEW_LINK_PATH, type PreviewLink, type PreviewLinkResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { ApprovalService } from './approval.service';
import { requireKeptFiles } from './available-releases.service';
import { ChangesService } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import { type PlatformActor, requireOwn } from './platform-actor';
import { RegistryKeys } from './registry-keys.service';
import { ReleasesRepository } from './releases.repository';
import { requireServed } from './remote-deletion';
import { RemoteStatesRepository } from './remote-states.repository';
import { wrongField } from './rollout-refusals';

const HOUR_MS = 3600 * 1000;

/** Makes the signed links that show a release in any browser (docs/decisions/0064). */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly changes: ChangesService,
    private readonly releases: ReleasesRepository,
    private readonly states: RemoteStatesRepository,
    private readonly approval: ApprovalService,
    private readonly keys: RegistryKeys,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Returns the link; a token makes links of its own remote only. The audit log has who made it. */
  async make(wanted: MakePreview, actor: PlatformActor): Promise<PreviewLinkResponse> {
    const { remote, hours } = wanted;
    requireOwn(actor, remote);
    const release = await this.findShown(wanted);
    this.approval.requireForPreview(release, actor);
    requireServed(await this.states.read(remote));
    const { version, content } = release;
    const madeAt = this.clock.now();
    const expiresAt = madeAt + hours * HOUR_MS;
    const path = wanted.path || firstPathOf(content);
    const link: PreviewLink = { remote, version, made_at: madeAt, expires_at: expiresAt, path };
    await this.changes.make(actor.name, () => {
      const detail = `A link shows ${version} at ${path} in any browser until ${new Date(expiresAt).toISOString()}.`;
      return Promise.resolve({ action: 'preview', remote, detail, isVisible: false });
    });
    return { address: await this.addressOf(link), version, path, expires_at: expiresAt };
  }

  private async addressOf(link: PreviewLink): Promise<string> {
    const { signer } = await this.keys.read();
    const token = Buffer.from(JSON.stringify(signer.sign('preview', JSON.stringify(link)))).toString('base64url');
    return `${this.config.publicUrl}${PREVIEW_LINK_PATH}?token=${token}`;
  }

  private async findShown({ remote, version }: MakePreview): Promise<ReleaseEntity> {
    const release = !version ? await this.releases.findNewestShown(remote) : await this.releases.find(remote, version);
    if (release === null) {
      const what = !version ? `${remote} has no release to show` : `${remote} ${version} is not published`;
      throw wrongField('version', what);
    }
    if (release.withdrawnAt !== null) throw wrongField('version', `${remote} ${release.version} was withdrawn, so no link shows it`);
    requireKeptFiles(release);
    return release;
  }
}
