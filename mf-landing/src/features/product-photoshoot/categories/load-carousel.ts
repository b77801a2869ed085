/** The carousel's code, asked for when somebody is about to open one. A failed call is made again the next time. */
export const loadCarousel = () => import(/* webpackChunkName: "landing.carousel" */ '@alltalent/shared/ui/carousel');
