import { TextButton } from '@alltalent/shared/ui';
import { FormTextField } from '@alltalent/shared/ui/form';
import { useState } from 'react';

export function PasswordField({ name }: { readonly name: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <FormTextField
      name={name}
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={<TextButton onClick={() => setShown(!isShown)}>{isShown ? 'Hide password' : 'Show password'}</TextButton>}
    />
  );
}
