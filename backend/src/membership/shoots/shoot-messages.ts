import { formatDay, SHOOT_CONTENT } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { stateNameOf } from './shoot-wish.policy';
import type { Shoot } from './shoots.repository';

export type ShootNews = {
  readonly subject: string;
  readonly paragraphs: readonly [string, ...string[]];
  readonly facts: readonly (readonly [label: string, value: string])[];
};

/** Says what happened to a shoot. `note`: what staff add, or ''. */
export function shootNews(shoot: Shoot, note = ''): ShootNews {
  const more = note === '' ? [] : [t('membership.shoots.note', { note })];
  const day = formatDay(shoot.confirmedOn);
  switch (shoot.state) {
    case 'requested':
      return news('requested', {}, [content(), t('membership.shoots.requested.next')], [...wishFacts(shoot), ...placeFacts(shoot)]);
    case 'confirmed':
      return news('confirmed', { day }, [content(), ...more], [[t('membership.shoots.fact.day'), day], ...placeFacts(shoot)]);
    case 'done':
      return news('done', {}, more, []);
    case 'cancelled':
      return news('cancelled', {}, more, []);
  }
}

const NEWS = {
  requested: { subject: 'membership.shoots.requested.subject', text: 'membership.shoots.requested.text' },
  confirmed: { subject: 'membership.shoots.confirmed.subject', text: 'membership.shoots.confirmed.text' },
  done: { subject: 'membership.shoots.done.subject', text: 'membership.shoots.done.text' },
  cancelled: { subject: 'membership.shoots.cancelled.subject', text: 'membership.shoots.cancelled.text' },
} as const;

function news(state: Shoot['state'], values: Record<string, string>, more: readonly string[], facts: ShootNews['facts']): ShootNews {
  const text = t(NEWS[state].text, values);
  return { subject: t(NEWS[state].subject, values), paragraphs: [text, ...more], facts };
}

function content(): string {
  const { editedPictures, rawPicturesFrom, rawPicturesTo } = SHOOT_CONTENT;
  return t('membership.shoots.content', { edited: editedPictures, from: rawPicturesFrom, to: rawPicturesTo });
}

function wishFacts({ dates }: Shoot): ShootNews['facts'] {
  return [[t('membership.shoots.fact.wishes'), dates.map(formatDay).join('\n')]];
}

function placeFacts({ city, stateCode, notes }: Shoot): ShootNews['facts'] {
  const place: ShootNews['facts'][number] = [t('membership.shoots.fact.place'), `${city}, ${stateNameOf(stateCode) ?? stateCode}`];
  return notes === '' ? [place] : [place, [t('membership.shoots.fact.notes'), notes]];
}
