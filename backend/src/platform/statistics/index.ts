export { differenceInterval, equalRatesP, type Interval, rateInterval, type Share } from './proportions';
export { MISMATCH_BELOW, sampleRatioP, type Split } from './sample-ratio';
export { type Plan, visitorsPerVariant } from './sample-size';
