import type { CastingOfferText } from './hiring-text';

export const CASTING_OFFERS: readonly CastingOfferText[] = [
  {
    job: 'Tea film, one lift, four floors',
    terms: {
      place: 'Parsi Colony, Dadar, Mumbai',
      fee: 25_000,
      fee_unit: 'day',
      call_time: '07:30',
      usage_media: ['cinema', 'web'],
      usage_territory: 'India',
      usage_period: 'One year from the first showing',
      expenses: 'Meals and local travel on both days.',
      bring: 'Flat shoes. The sari comes from us.',
    },
    text: 'The whole team would like you for the aunt. The fitting is on the first morning, so we begin an hour before the camera.',
  },
  {
    job: 'Night bus to Nashik, six episodes',
    terms: {
      place: 'Bus depot, Kurla, Mumbai',
      fee: 160_000,
      fee_unit: 'project',
      call_time: '18:00',
      usage_media: ['streaming'],
      usage_territory: 'World',
      usage_period: 'As long as the series is shown',
      expenses: 'Dinner every night, and a car home.',
      bring: 'Warm layers that fit under a uniform.',
    },
    text: 'Eleven nights within these dates. You get the list of nights two weeks before the first one.',
  },
  {
    job: 'Rain song, front line of three',
    terms: {
      place: 'Water tank, Film City, Mumbai',
      fee: 12_000,
      fee_unit: 'day',
      call_time: '16:00',
      usage_media: ['cinema', 'streaming', 'social'],
      usage_territory: 'World',
      usage_period: 'As long as the film is shown',
      expenses: 'Meals, towels and a car home after the wet night.',
      bring: 'Two pairs of shoes that may get wet.',
    },
    text: 'Two rehearsal days and one wet night. All three of you get the same terms.',
    reviews: {
      'asha-rao': {
        client: {
          points: [5, 5, 5],
          text: 'Learned the whole front line in one morning and helped the others with the turns. We would book her again tomorrow.',
          reply: 'Thank you. The other two made it easy.',
        },
        talent: { points: [5, 5, 4], text: 'Warm towels, hot food and a floor that was checked twice. The second day ran an hour late.' },
      },
      'amara-diallo': {
        client: { points: [5, 5, 5], text: 'Precise from the first take to the last, and kind to the crew at two in the morning.' },
        talent: { points: [5, 5, 5], text: 'The dates, the fee and the car home were exactly as written.' },
      },
    },
  },
];
