import { bannerStill, PORTRAIT } from './banner-files';
import { BannerVideo } from './banner-video';
import css from './banner.module.css';
import type { Banner as BannerState } from './use-banner';

/** The casting wall. The still is there first and stays wherever the video does not come. */
export function Banner({ banner }: { readonly banner: BannerState }) {
  return (
    <div className={css.banner} aria-hidden="true">
      <picture>
        <source media={PORTRAIT} srcSet={bannerStill('portrait')} />
        <img className={css.still} src={bannerStill('landscape')} alt="" width="1920" height="1080" fetchPriority="high" />
      </picture>
      {banner.isMoving ? <BannerVideo key={banner.shape} {...banner} /> : null}
    </div>
  );
}
