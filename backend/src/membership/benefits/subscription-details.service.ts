import { formatMinor, type SubscriptionDetails } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { t } from '../../kernel/messages';
import { type PlanRow, PlansService } from '../plans/plans.service';
import { BenefitsService } from './benefits.service';
import { isCardDue } from './upgrade-card.policy';
import { UpgradeCardsRepository } from './upgrade-cards.repository';

type Details = SubscriptionDetails['data'];

const MEMBERSHIP_PATH = '/membership';

/** Tells an account what a membership is to it, and when to show the upgrade card. */
@Injectable()
export class SubscriptionDetailsService {
  constructor(
    private readonly benefits: BenefitsService,
    private readonly plans: PlansService,
    private readonly cards: UpgradeCardsRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async read(userId: string): Promise<Details> {
    const { isMember } = await this.benefits.of(userId);
    const offered = await this.offered();
    return {
      is_member: isMember ? 1 : 0,
      is_needed_to_apply: this.config.freeApplicationsPerMonth === 0 ? 1 : 0,
      plans: offered.map(toOffer),
      card: await this.cardOf(userId, isMember, offered),
    };
  }

  /** Stores that the upgrade card was shown now. */
  cardShown(userId: string): Promise<void> {
    return this.cards.setShown(userId, this.clock.now());
  }

  private async cardOf(userId: string, isMember: boolean, offered: readonly PlanRow[]): Promise<Details['card']> {
    const user = await this.users.findById(userId);
    const [cheapest] = [...offered].sort((left, right) => left.priceMinor - right.priceMinor);
    if (!user) return null;
    const [shownAt, hasOpenOrder] = [await this.cards.findShown(userId), await this.cards.hasOpenOrder(userId)];
    const isDue = isCardDue({ user, isMember, isOnSale: cheapest !== undefined, shownAt, hasOpenOrder, now: this.clock.now() });
    return isDue && cheapest ? toCard(cheapest) : null;
  }

  private async offered(): Promise<readonly PlanRow[]> {
    return this.plans.isOnSale ? (await this.plans.all()).filter(({ id }) => id !== 'free') : [];
  }
}

function toOffer({ id, name, priceMinor, currency, termMonths }: PlanRow): Details['plans'][number] {
  return { id, name, price_minor: priceMinor, currency, term_months: termMonths };
}

function toCard({ priceMinor, currency, benefits }: PlanRow): NonNullable<Details['card']> {
  const { applications_per_month: applications, portfolio_photos: photos } = benefits;
  const price = formatMinor(priceMinor, currency);
  const text =
    applications === null
      ? t('membership.benefits.card.text', { photos, price })
      : t('membership.benefits.card.textLimited', { applications, photos, price });
  return { title: t('membership.benefits.card.title'), text, action: t('membership.benefits.card.action'), path: MEMBERSHIP_PATH };
}
