import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { SmartLink, type SmartLinkProps } from './smart-link';
import styles from './text-link.module.css';

export type TextLinkProps = SmartLinkProps & { readonly hasArrow?: boolean };

export function TextLink({ hasArrow = false, className, children, ...rest }: TextLinkProps) {
  return (
    <SmartLink {...rest} className={joinClasses(styles.link, className)}>
      {children}
      {hasArrow && <Icon name="arrow" />}
    </SmartLink>
  );
}
