import type { TalentCard } from '@alltalent/shared/contracts';
import { TalentTick } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { dropAtom, selectAtom, selectionAtom } from './selection.atoms';

type SelectTickProps = {
  readonly talent: TalentCard;
  /** Where the tick goes away with what it took out, the focus needs another place. */
  readonly onTakenOut?: () => void;
};

export function SelectTick({ talent, onTakenOut }: SelectTickProps) {
  const isSelected = useAtomValue(selectionAtom).some(({ id }) => id === talent.id);
  const select = useSetAtom(selectAtom);
  const drop = useSetAtom(dropAtom);
  const handleChange = (isChecked: boolean) => {
    if (isChecked) return select(talent);
    drop([talent.id]);
    onTakenOut?.();
  };
  return <TalentTick label={`Select ${talent.display_name}`} isChecked={isSelected} onChange={handleChange} />;
}
