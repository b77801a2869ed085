import { Icon } from '@alltalent/shared/ui';
import { socialLinks } from './links';
import styles from './social-links.module.css';

const GLYPHS = { photos: 'photo', videos: 'film', chat: 'chat' } as const;

export function SocialLinks({ className = '' }: { readonly className?: string | undefined }) {
  const links = socialLinks();
  if (links.length === 0) return null;
  return (
    <div className={`${styles.row} ${className}`}>
      {links.map(({ name, label, url }) => (
        <a
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`All Talent ${label.toLowerCase()}, opens in a new tab`}
        >
          <Icon name={glyphOf(name)} />
        </a>
      ))}
    </div>
  );
}

function glyphOf(name: string): (typeof GLYPHS)[keyof typeof GLYPHS] {
  return name === 'videos' ? GLYPHS.videos : name === 'chat' ? GLYPHS.chat : GLYPHS.photos;
}
