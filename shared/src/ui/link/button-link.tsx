import { type ButtonLook, buttonClasses } from '../button/button-look';
import { Icon } from '../icon/icon';
import { SmartLink, type SmartLinkProps } from './smart-link';

export type ButtonLinkProps = SmartLinkProps & ButtonLook;

/** A link that looks like a button: it goes somewhere. What does something is a Button. */
export function ButtonLink({ variant, size, isBlock, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <SmartLink {...rest} className={buttonClasses({ variant, size, isBlock }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </SmartLink>
  );
}
