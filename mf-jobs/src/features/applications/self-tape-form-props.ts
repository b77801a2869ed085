export type SelfTapeFormProps = {
  readonly id: number;
  readonly role: string;
  readonly isReplacing: boolean;
  readonly onDone: () => void;
};
