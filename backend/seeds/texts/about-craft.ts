export const CRAFT_SENTENCES: Readonly<Record<string, { readonly open: readonly string[]; readonly more: readonly string[] }>> = {
  Photographer: {
    open: [
      'I photograph {skill1} and {skill2}, mostly in {city}, mostly with one light.',
      'I assisted for four years before I put my own name on a frame.',
      'I am looking for the half second before the pose.',
      '{years} years behind the camera, and I still scout at the hour we will shoot.',
      'My father ran a passport studio. I learnt that everybody sits up when they are seen.',
    ],
    more: [
      'You get a contact sheet the same night and finished pictures in a week.',
      'I carry two bodies, three lights and a very small steamer.',
      'I write down the usage before I press the button.',
      'Good with people who hate being photographed.',
      'I travel light and can be anywhere in the state by breakfast.',
      'I retouch skin so that it is still skin.',
    ],
  },
  'Make-up Artist': {
    open: [
      'I do {skill1} and {skill2}, and I have never been late for a bride.',
      'I trained in {city} and then on forty film sets, where the real school is.',
      'Faces tell me what they need; I mostly listen.',
      '{years} years with brushes, and I still practise on my own left hand.',
      'I started by painting theatre masks and moved on to the people behind them.',
    ],
    more: [
      'Every shade from porcelain to ebony is in my kit, not on request.',
      'Clean brushes for each face. Patch tests a day before.',
      'I keep continuity in photographs and in my head.',
      'I stay through the last shot, with blotting paper in my pocket.',
      'Early calls are fine: I do my best work before sunrise.',
    ],
  },
  'Voice Artist': {
    open: [
      'I have a home booth in {city}, a quiet street and two good microphones.',
      'You have heard me tell you that your call is important. I meant it every time.',
      'I voice {skill1} and {skill2} in {languages}.',
      '{years} years of reading aloud, first to my grandfather, now for a living.',
      'I can be warm, brisk, eight years old or a tired dragon.',
    ],
    more: [
      'Files arrive clean, cut and named, usually the next morning.',
      'I read the whole script before I open my mouth.',
      'Pick-ups within a month are part of the fee.',
      'Directed sessions by video call, any time zone.',
      'I match lips without losing the line.',
    ],
  },
  Writer: {
    open: [
      'I write in {languages} and rewrite until the actors stop changing it.',
      'I came from newspapers, so I deliver on the day and at the length.',
      '{years} years in writers’ rooms in {city}, eleven produced episodes, one torn sofa.',
      'I like stories about people who are bad at saying sorry.',
      'I began with letters for neighbours who could not write their own.',
    ],
    more: [
      'A page of questions first, then a page of story, then the script.',
      'Good at {skill2} and at being told no.',
      'I sit in on rehearsals and cut my own favourite lines.',
      'I research by talking to people, then keep their names out of it.',
      'Contracts with credit and payment dates, please; the rest we can talk about.',
    ],
  },
};
