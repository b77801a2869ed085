import type { Attachment } from '@alltalent/shared/contracts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { t } from '../../messages';
import styles from './threads.module.css';
import { isExpired } from './threads.query';
import { type FilesOfThread, useLastingAddress } from './use-lasting-address';

type FileProps = { readonly file: Attachment; readonly files: FilesOfThread };

const LARGEST = 320;

/** A file of a message: a picture, a recording to play, or the link to a PDF. */
export function FileOfMessage({ file, files }: FileProps) {
  if (file.kind === 'audio') return <Sound file={file} files={files} />;
  const handleClick = async (event: MouseEvent) => {
    if (!isExpired(files.loadedAt)) return;
    event.preventDefault();
    const href = await files.renew(file.id);
    if (href !== null) openLink(href);
  };
  return (
    <a href={file.url} target="_blank" rel="noopener noreferrer" className={styles.file} onClick={(event) => void handleClick(event)}>
      {file.kind === 'image' ? <Picture file={file} files={files} /> : t('messages.pdf', { name: nameOf(file) })}
    </a>
  );
}

function Picture({ file, files }: FileProps) {
  const { src, handleLoad, handleError } = useLastingAddress(file, files);
  const scale = Math.min(1, LARGEST / Math.max(file.width, file.height, 1));
  return (
    <img
      src={src}
      alt={t('messages.picture', { name: nameOf(file) })}
      width={Math.round(file.width * scale)}
      height={Math.round(file.height * scale)}
      loading="lazy"
      onLoad={handleLoad}
      onError={handleError}
    />
  );
}

/** Goes on where it was when the address was renewed because the recording could not be loaded. */
function Sound({ file, files }: FileProps) {
  const { src, handleLoad, handleError } = useLastingAddress(file, files);
  const player = useRef<HTMLAudioElement>(null);
  const place = useRef({ isPlaying: false, seconds: 0 });
  useEffect(() => {
    if (!player.current || !place.current.isPlaying) return;
    player.current.currentTime = place.current.seconds;
    player.current.play().catch(() => undefined);
  }, [src]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of a user has no captions
    <audio
      ref={player}
      className={styles.audio}
      controls
      preload="none"
      src={src}
      aria-label={nameOf(file)}
      onPlay={() => (place.current.isPlaying = true)}
      onPause={() => (place.current.isPlaying = false)}
      onTimeUpdate={({ currentTarget }) => (place.current.seconds = currentTarget.currentTime)}
      onLoadedMetadata={handleLoad}
      onError={handleError}
    />
  );
}

function nameOf({ name }: Attachment): string {
  return name === '' ? t('messages.file') : name;
}

function openLink(href: string): void {
  Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener noreferrer' }).click();
}
