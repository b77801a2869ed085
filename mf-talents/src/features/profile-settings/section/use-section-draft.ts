import type { ProfileContent, ProfileSection } from '@alltalent/shared/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { DraftMemory, readDraft } from './draft-memory';
import { useProfileForm } from '../profile-form-context';
import type { SectionShape } from './section-shape';
import { textOf } from './use-section-save';

type Start<Draft> = { readonly draft: Draft; readonly memory: DraftMemory; readonly isConflict: boolean };

/**
 * What the form of a section begins with: what was typed before a reload, else what is saved. What another tab saved since
 * is a conflict on the first look at the page; after the newest was loaded it counts instead.
 */
export function useSectionDraft<Section extends ProfileSection, Draft extends object>(
  shape: SectionShape<Section, Draft>,
  content: ProfileContent,
): Start<Draft> {
  const profileForm = useProfileForm();
  const [start] = useState(() => beginWith(shape, content, profileForm));
  const markStale = useEffectEvent(() => {
    if (start.isConflict) profileForm.markStale();
  });
  useEffect(() => markStale(), []);
  return start;
}

function beginWith<Section extends ProfileSection, Draft extends object>(
  shape: SectionShape<Section, Draft>,
  content: ProfileContent,
  profileForm: { readonly owner: string; readonly isRenewed: boolean },
): Start<Draft> {
  const memory = new DraftMemory(['profile-draft', profileForm.owner, shape.section, shape.variant ?? ''].join('.'));
  const fresh = shape.toDraft(content[shape.section]);
  const stored = memory.read();
  const draft = stored && readDraft(stored.draft, fresh);
  if (!stored || !draft) return { draft: fresh, memory, isConflict: false };
  const saved = textOf(shape, fresh);
  const isConflict = stored.base !== saved && textOf(shape, draft) !== saved;
  return isConflict && profileForm.isRenewed ? { draft: fresh, memory, isConflict: false } : { draft, memory, isConflict };
}
