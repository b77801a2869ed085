import { useId } from 'react';
import { Icon } from '../icon/icon';
import { controlProps, FieldFrame, type FieldLook } from './field-frame';
import styles from './field.module.css';

export type FileFieldProps = Omit<FieldLook, 'isLabelHidden'> & {
  readonly name: string;
  /** What the browser offers to choose: 'application/pdf'. */
  readonly accept: string;
  /** What to do: 'Choose a PDF'. */
  readonly prompt: string;
  readonly onFile: (file: File) => void;
  readonly className?: string;
};

/** One file, chosen or dropped anywhere on the box. The browser's own control lies over it, so keys and readers find that. */
export function FileField({ label, error, hint, end, name, accept, prompt, onFile, className }: FileFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, error, hint, end, className }}>
      <div className={styles.file}>
        <Icon name="doc" />
        <span>{prompt}</span>
        <input
          type="file"
          {...controlProps(id, { error, hint })}
          name={name}
          accept={accept}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onFile(file);
            // Lets the same file be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
    </FieldFrame>
  );
}
