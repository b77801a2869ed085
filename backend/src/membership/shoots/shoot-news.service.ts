import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { NotificationsService } from '../../notifications';
import { type ShootNews, shootNews } from './shoot-messages';
import type { Shoot } from './shoots.repository';

const LIFETIME_MS = 7 * 24 * 3600 * 1000;
const PATH = '/account/membership';

/** Tells members what happens to their shoots, by mail and by the bell, in the transaction of the change. */
@Injectable()
export class ShootNewsService {
  constructor(
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async notify(shoot: Shoot, note = ''): Promise<void> {
    const news = shootNews(shoot, note);
    await this.notifyInApp(shoot, news);
    await this.mail(shoot, news);
  }

  private async notifyInApp({ id, userId, state }: Shoot, { subject, paragraphs }: ShootNews): Promise<void> {
    const [text] = paragraphs;
    const key = `shoot:${id}:${state}:${this.clock.now()}`;
    const action = t('membership.shoots.action');
    const notification = { userId, group: 'account', key, title: subject, text, path: PATH, action, image: '' } as const;
    await this.notifications.notify([notification], { isMailedByCaller: true });
  }

  private async mail({ userId }: Shoot, { subject, paragraphs, facts }: ShootNews): Promise<void> {
    const to = (await this.users.findById(userId))?.loginEmail;
    if (!to) return;
    const { publicUrl } = this.config;
    const link = { label: t('membership.shoots.action'), address: publicUrl + PATH };
    await this.outbox.enqueue(composeMail({ to, subject, paragraphs, facts, link }, publicUrl), { lifetimeMs: LIFETIME_MS });
  }
}
