import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Video } from '../../contracts/videos/videos';
import { ADDRESS_MS } from './video.query';

/** Pause after an early renewal that failed: the old addresses still open. */
const AGAIN_MS = 10_000;

type Addresses = Pick<Video, 'url' | 'captions_url'>;
type Place = { readonly seconds: number; readonly isPlaying: boolean };

export type Playback = {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly addresses: Addresses;
  readonly isBroken: boolean;
  readonly handlers: {
    readonly onPlay: () => void;
    readonly onPlaying: () => void;
    readonly onError: () => void;
    readonly onLoadedMetadata: () => void;
  };
  readonly retry: () => void;
};

type PlaybackPlan = {
  readonly video: Video;
  /** When its addresses were answered, epoch ms. */
  readonly answeredAt: number;
  /** Asks for new addresses; null when there are none. */
  readonly renew: () => Promise<Video | null>;
};

/**
 * Plays a video whose addresses open for five minutes. While it plays they are renewed before that, when it is played later
 * first, and after an error once; it goes on at the same second.
 */
export function usePlayback({ video, answeredAt, renew }: PlaybackPlan): Playback {
  const ref = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState<Addresses & { readonly at: number }>({ ...addressesOf(video), at: answeredAt });
  const [isBroken, setIsBroken] = useState(false);
  const place = useRef<Place | null>(null);
  const isRenewing = useRef(false);
  const wasTried = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const swap = async (isPlaying: boolean, isEarly = false): Promise<void> => {
    const element = ref.current;
    if (!element || isRenewing.current) return;
    isRenewing.current = true;
    clearTimeout(timer.current);
    const fresh = await renew();
    isRenewing.current = false;
    if (fresh === null && isEarly) return renewLater(AGAIN_MS);
    if (fresh === null) return setIsBroken(true);
    // While an early renewal was on its way the video went on, or was paused.
    place.current ??= { seconds: element.currentTime, isPlaying: isEarly ? !element.paused : isPlaying };
    setIsBroken(false);
    setShown({ ...addressesOf(fresh), at: Date.now() });
  };
  const isOld = () => Date.now() - shown.at >= ADDRESS_MS;
  const renewLater = (pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        const element = ref.current;
        // A video that pauses is renewed when it is played again.
        if (element && !element.paused && !element.ended) void swap(true, true);
      },
      Math.max(0, pause),
    );
  };
  const handlers = {
    onPlay: () => {
      if (!isOld() || place.current !== null) return;
      ref.current?.pause();
      void swap(true);
    },
    onPlaying: () => {
      wasTried.current = false;
      renewLater(shown.at + ADDRESS_MS - Date.now());
    },
    onError: () => {
      if (isRenewing.current) return;
      if (wasTried.current) return setIsBroken(true);
      wasTried.current = true;
      void swap(place.current?.isPlaying === true || ref.current?.paused === false);
    },
    onLoadedMetadata: () => {
      const element = ref.current;
      const from = place.current;
      place.current = null;
      if (element && from && from.seconds > 0) element.currentTime = from.seconds;
    },
  };
  // New addresses load by themselves only where the video goes on playing.
  useEffect(() => {
    const element = ref.current;
    const from = place.current;
    if (!element || from === null) return;
    element.load();
    if (from.isPlaying) void Promise.resolve(element.play()).catch(() => undefined);
  }, [shown]);
  const retry = () => {
    wasTried.current = false;
    void swap(true);
  };
  return { ref, addresses: shown, isBroken, handlers, retry };
}

const addressesOf = ({ url, captions_url }: Video): Addresses => ({ url, captions_url });
