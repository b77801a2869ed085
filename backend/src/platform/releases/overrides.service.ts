import { createHash } from 'node:crypto';
import { type MakeOverride, type Override, OVERRIDE_LIFE_MS, type OverrideResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { requireKeptFiles } from './available-releases.service';
import { ChangesService } from './changes.service';
import { staffActor } from './platform-actor';
import { RegistryKeys } from './registry-keys.service';
import { requireServed } from './remote-deletion';
import { wrongField } from './rollout-refusals';

/** The member of staff an override is for, and the value of their session cookie. */
export type OverrideOwner = { readonly userId: string; readonly sid: string };

@Injectable()
export class OverridesService {
  constructor(
    private readonly changes: ChangesService,
    private readonly keys: RegistryKeys,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Returns a link that shows a published release in the browser of this session, for eight hours. */
  async make({ remote, version }: MakeOverride, { userId, sid }: OverrideOwner): Promise<OverrideResponse> {
    const expiresAt = this.clock.now() + OVERRIDE_LIFE_MS;
    await this.changes.make(staffActor(userId).name, async ({ releases, states }) => {
      const release = await releases.find(remote, version);
      if (!release) throw wrongField('version', `${remote} ${version} is not published`);
      requireKeptFiles(release);
      requireServed(await states.read(remote));
      const detail = `${version} is put into one browser until ${new Date(expiresAt).toISOString()}.`;
      return { action: 'override', remote, detail, isVisible: false };
    });
    const session = createHash('sha256').update(sid).digest('base64url');
    const override: Override = { remote, version, session, expires_at: expiresAt };
    const { signer } = await this.keys.read();
    const token = Buffer.from(JSON.stringify(signer.sign('override', JSON.stringify(override)))).toString('base64url');
    return { address: `${this.config.publicUrl}/_qa/override?token=${token}`, expires_at: expiresAt };
  }
}
