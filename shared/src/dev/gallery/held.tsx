import { type ReactNode, useState } from 'react';

type HeldProps<Value> = {
  readonly start: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
};

/** Holds the value of a field in a story; begins again when the story's control changes it. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  return (
    <Holder key={JSON.stringify(start)} start={start}>
      {children}
    </Holder>
  );
}

function Holder<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
