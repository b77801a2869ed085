import { dayInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import type { Visitor } from '../../kernel/http/access.decorators';
import { keyedHash } from '../../kernel/keyed-hash';
import { requireBrowser, UsersService } from '../../auth';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import type { ShareEntity } from './share.entity';
import { ShareViewsRepository } from './share-views.repository';

const HOUR_MS = 3600 * 1000;
const PER_HOUR = 60;

export type Viewer = { readonly visitor: Visitor; readonly userId: string | null };

/** Counts the browsers that showed a share, without storing whose they are. */
@Injectable()
export class ShareViewsService {
  constructor(
    private readonly views: ShareViewsRepository,
    private readonly limits: RateLimitsService,
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async count(share: ShareEntity, { visitor, userId }: Viewer): Promise<void> {
    if (await this.isSender(share, userId)) return;
    const { sid } = requireBrowser(visitor);
    const now = this.clock.now();
    const seenOn = dayInIndia(now);
    // A visitor who deletes cookies is a new browser each time, so views are limited by IP address.
    const subject = `${share.tokenHash} ${visitor.ip}`;
    await this.limits.consume([{ name: 'lookbook-view:ip:hour', subject, most: PER_HOUR, windowMs: HOUR_MS }]);
    const viewerHash = keyedHash(this.config.secretKey, `share-view:${share.id}:${seenOn}:${sid}`);
    await this.views.count({ shareId: share.id, viewerHash, seenOn }, now);
  }

  private async isSender(share: ShareEntity, userId: string | null): Promise<boolean> {
    if (userId === null) return false;
    if (share.userId === userId) return true;
    return (await this.users.findById(userId))?.loginEmail === share.senderEmail;
  }
}
