import type { Applicant, JobInvitation } from '@alltalent/shared/contracts';
import { type KnownTalent, toCard } from './applicant-cards.service';
import { toHistory, toIso, toSelfTape, type Videos } from './applications.mapper';
import type { Application, ApplicationStep } from './applications.repository';
import type { Invitation } from './invitations.repository';

type Beside = { readonly role: string; readonly talent: KnownTalent };
type BesideApplication = Beside & { readonly videos: Videos };

/** Maps an application for its client. When the profile is no longer shown, its owner's texts, photos and tape are left out. */
export function toApplicant(row: Application, steps: readonly ApplicationStep[], { role, talent, videos }: BesideApplication): Applicant {
  const tape = toSelfTape(row, videos);
  return {
    id: row.id,
    role_id: row.roleId,
    role,
    talent: toCard(row.talentId, talent),
    note: talent ? row.note : '',
    answer: talent ? row.answer : '',
    photos: photosOf(row, talent),
    stage: row.stage,
    sent_at: toIso(row.sentAt),
    stage_at: toIso(row.stageAt),
    match: { met: row.matchMet, of: row.matchOf, missing: [...row.matchMissing] },
    rating: row.rating,
    client_note: row.clientNote,
    self_tape: tape && !talent ? { ...tape, address: '', video_id: '' } : tape,
    history: toHistory(steps),
  };
}

export function toJobInvitation({ id, roleId, talentId, at, state }: Invitation, { role, talent }: Beside): JobInvitation {
  return { id, role_id: roleId, role, talent: toCard(talentId, talent), at: toIso(at), state };
}

/** Returns the chosen pictures that are still on the profile, or its first picture when none is left or none was chosen. */
function photosOf({ photos }: Application, talent: KnownTalent): Applicant['photos'] {
  const pictures = talent?.pictures ?? [];
  const chosen = photos.flatMap((photo) => pictures.find(({ image }) => image === photo) ?? []);
  return (chosen.length > 0 ? chosen : pictures.slice(0, 1)).map(({ image, alt }) => ({ image, alt }));
}
