import type { HiringSide, Party } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { plainName } from '../../kernel/outbox/plain-text';
import { TalentsBySlugService } from '../../talents';
import type { BookingFacts } from './reviewed-bookings.repository';

export type Parties = Readonly<Record<HiringSide, Party>>;

/** Says who the two sides of bookings are. */
@Injectable()
export class ReviewPartiesService {
  constructor(private readonly talents: TalentsBySlugService) {}

  /** Reads both sides as each sees the other: a client is named as on the job, and as in the account without one. */
  async forEachOther(bookings: readonly BookingFacts[]): Promise<(booking: BookingFacts) => Parties> {
    const talents = await this.talents.findMany(bookings.map(({ talentId }) => talentId));
    return ({ postedBy, firstName, lastName, talentId }) => ({
      client: clientOf(postedBy ?? plainName(firstName, lastName)),
      talent: talentOf(talents.get(talentId)),
    });
  }

  /** Reads both sides as everybody sees them: no name of an account, and no private profile. */
  async forEverybody(bookings: readonly BookingFacts[]): Promise<(booking: BookingFacts) => Parties> {
    const talents = await this.talents.findMany(bookings.map(({ talentId }) => talentId));
    return ({ postedBy, talentId }) => {
      const talent = talents.get(talentId);
      return { client: clientOf(postedBy ?? ''), talent: talentOf(talent?.isPrivate ? undefined : talent) };
    };
  }
}

type Shown = { readonly name: string; readonly slug: string; readonly pictures: readonly { readonly image: string }[] };

function talentOf(talent: Shown | undefined): Party {
  if (!talent) return { name: t('reviews.aTalent'), image: '', path: '' };
  return { name: talent.name, image: talent.pictures[0]?.image ?? '', path: `/${talent.slug}` };
}

function clientOf(name: string): Party {
  return { name: name === '' ? t('reviews.aClient') : name, image: '', path: '' };
}
