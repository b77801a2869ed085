import { Fragment } from 'react';
import { Link } from 'react-router';

const MARKED = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/u;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/u;

/** A paragraph's text with its links and its bold lead-ins. */
export function ReadingText({ text }: { readonly text: string }) {
  return text.split(MARKED).map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>);
}

function renderPart(part: string) {
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  const [, label, address = ''] = LINK.exec(part) ?? [];
  if (label === undefined) return part;
  return address.startsWith('/') ? <Link to={address}>{label}</Link> : <a href={address}>{label}</a>;
}
