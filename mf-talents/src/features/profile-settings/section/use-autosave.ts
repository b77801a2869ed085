import type { ProfileContent, ProfileSection } from '@alltalent/shared/contracts';
import { useLeaving } from '@alltalent/shared/ui/leaving';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProfileForm } from '../profile-form-context';
import { checkDraft, type SectionShape } from './section-shape';
import { type Refusal, useRefusedFields } from './use-refused-fields';
import { type SaveOutcome, textOf, useSectionSave } from './use-section-save';

export const SAVE_PAUSE_MS = 800;

export type Autosave = {
  readonly outcome: SaveOutcome;
  /** Typed, and not with the server. */
  readonly isDirty: boolean;
  /** Whether the draft cannot be sent as it is. */
  readonly isInvalid: boolean;
  /** Whether the error should be announced: after a pause or when the field was left, not while typing. */
  readonly isAnnounced: boolean;
  readonly flush: () => Promise<boolean>;
};

/** Saves the form around it: a moment after the last change, when a field is left, and before the page goes. */
export function useAutosave<Section extends ProfileSection, Draft extends object>(
  shape: SectionShape<Section, Draft>,
  content: ProfileContent,
  refusal: Refusal,
): Autosave & { readonly savedText: string } {
  const profileForm = useProfileForm();
  const { values } = useFormikContext<Draft>();
  const { sentText, savedText, outcome, send } = useSectionSave(shape, content);
  const text = textOf(shape, values);
  const isRefused = outcome.kind === 'refused' && outcome.text === text;
  const isDirty = text !== sentText;
  const isInvalid = isDirty && (isRefused || !checkDraft(shape, values).isGood);
  const markAll = useRefusedFields(shape, outcome, refusal);

  const [isAnnounced, setIsAnnounced] = useState(false);
  if (isAnnounced && !isInvalid) setIsAnnounced(false);

  const flush = async (): Promise<boolean> => {
    if (!isDirty) return true;
    setIsAnnounced(isInvalid);
    return profileForm.isStale || isInvalid ? false : send(values);
  };
  const flushLater = useEffectEvent(() => void flush());
  const flushForAll = useEffectEvent(async () => {
    if (isInvalid) markAll();
    return flush();
  });

  useEffect(() => {
    const timer = setTimeout(() => flushLater(), shape.isImmediate ? 0 : SAVE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, shape.isImmediate]);
  useEffect(() => profileForm.join(shape.section, () => flushForAll()), [profileForm, shape.section]);
  useLeaving({ isUnsaved: isDirty, isFailed: outcome.kind === 'failed', flush });
  return { outcome, isDirty, isInvalid, isAnnounced, flush, savedText };
}
