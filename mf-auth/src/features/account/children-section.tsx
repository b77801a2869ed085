import { TextLink } from '@alltalent/shared/ui';
import { AccountSection } from './account-section';

export function ChildrenSection() {
  return (
    <AccountSection id="children" title="Children" lede="Whom you registered, your consent, and how to remove a child with its data.">
      <div>
        <TextLink to="/account/children" hasArrow>
          Your children
        </TextLink>
      </div>
    </AccountSection>
  );
}
