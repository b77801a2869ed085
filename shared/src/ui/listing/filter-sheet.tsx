import type { ReactNode } from 'react';
import { Drawer } from '../modal/drawer';
import { useRetainedDraft } from '../modal/use-retained-draft';
import styles from './filter-sheet.module.css';

export type SheetDraft<Draft> = {
  readonly draft: Draft;
  readonly setDraft: (change: (draft: Draft) => Draft) => void;
  readonly edit: (change: Partial<Draft>) => void;
  /** Closes the sheet and drops what was not applied. */
  readonly close: () => void;
};

export type FilterSheetProps<Filter, Draft> = {
  readonly isOpen: boolean;
  readonly title: string;
  /** What is applied now. */
  readonly filter: Filter;
  readonly toDraft: (filter: Filter) => Draft;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly children: (sheet: SheetDraft<Draft>) => ReactNode;
};

/** A drawer of filters that are applied together. It starts from the applied filter, and after Back from the draft it had. */
export function FilterSheet<Filter, Draft>(props: FilterSheetProps<Filter, Draft>) {
  const { isOpen, title, filter, toDraft, onClose, isWide = false, children } = props;
  const { draft, setDraft, discard } = useRetainedDraft(filter, toDraft);
  const edit = (change: Partial<Draft>) => setDraft((current) => ({ ...current, ...change }));
  const close = () => {
    discard();
    onClose();
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={title} hasCloseButton={false} className={isWide ? styles.wide : undefined}>
      {children({ draft, setDraft, edit, close })}
    </Drawer>
  );
}
