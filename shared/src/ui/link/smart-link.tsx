import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

export type SmartLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  readonly to: string;
  /** The address is on this host but not a page of the router (sign-in redirects, documents). */
  readonly reloadDocument?: boolean;
  /** The page stays where it is scrolled to: the link changes what the page shows. */
  readonly preventScrollReset?: boolean;
};

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu;

/** Pages of the site go through the router; other addresses are plain links that tell the target nothing. */
export function SmartLink({ to, reloadDocument = false, preventScrollReset = false, rel, target, ...rest }: SmartLinkProps) {
  const isElsewhere = ELSEWHERE.test(to);
  const relation = rel ?? (isElsewhere || target === '_blank' ? 'noopener' : undefined);
  if (isElsewhere) {
    return (
      <a {...rest} href={to} target={target} rel={relation}>
        {rest.children}
      </a>
    );
  }
  return <Link {...rest} {...{ to, target, reloadDocument, preventScrollReset }} rel={relation} />;
}
