/** Loads the carousel's code when a visitor is about to open one. A failed import is repeated the next time. */
export const loadCarousel = () => import(/* webpackChunkName: "landing.carousel" */ '@alltalent/shared/ui/carousel');
