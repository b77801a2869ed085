import type { ThreadText } from './hiring-text';

/** Threads of the demo client about applications. */
export const THREADS: readonly ThreadText[] = [
  {
    job: 'Rain song, front line of three',
    who: 'asha-rao',
    messages: [
      ['client', 400, 'Hello Asha, the tank is filled on the morning of the third day. Do you have two pairs of shoes that may get wet?'],
      ['talent', 397, 'Hello Ritu, yes. One pair with a leather sole and one with rubber. Which floor is it?'],
      ['client', 396, 'Painted concrete with a rubber mat in front. Please bring both, and we decide at the rehearsal.'],
      ['talent', 395, 'Good. I arrive the evening before, so I can be there at three.'],
      ['client', 392, 'Perfect. See you at the tank.'],
    ],
  },
  {
    job: 'Tea film, one lift, four floors',
    who: 'zoya-merchant',
    messages: [
      ['client', 76, 'Dear Zoya, we made you an offer for the aunt. Both days are in Dadar, with the fitting on the first morning.'],
      ['talent', 70, 'Thank you, that is lovely news. Are the stairs part of my days, or only of the rider’s?'],
      ['client', 69, 'Only of the rider’s. You stay on the ground floor with the stove, and there is a chair between takes.'],
      [
        'talent',
        4,
        'That helps. Could the fitting begin at eight? I fly in from Hyderabad that morning, and I answer the offer as soon as I know.',
      ],
    ],
    unread: 'client',
  },
  {
    job: 'Night bus to Nashik, six episodes',
    who: 'meher-kaul',
    messages: [
      ['client', 38, 'Hello Meher, thank you for applying. For the tape, please play the scene with the sleeping passenger, in the dark.'],
      ['talent', 33, 'Hello Ritu, gladly. Should the tabla be in the picture, or is it enough that I hold the case?'],
      ['client', 32, 'The case is enough. We only need your face and your voice.'],
      ['talent', 30, 'Understood. I record it tonight when the street is quiet.'],
      ['client', 2, 'No hurry, there are still a few days. The script of the third episode has a new ending, and your part got longer.'],
    ],
    unread: 'talent',
  },
];
