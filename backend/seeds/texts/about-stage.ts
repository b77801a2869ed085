export const STAGE_SENTENCES: Readonly<Record<string, { readonly open: readonly string[]; readonly more: readonly string[] }>> = {
  Singer: {
    open: [
      'My grandmother sang while the rice boiled, and I still warm up with her songs.',
      'I sing {skill1} and {skill2}, live or in the booth, and I bring my own in-ears.',
      'I have sung for {years} years: temple halls first, then weddings, then a studio in {city}.',
      'I was the loud child. Now I am paid for it.',
      'I studied under my guru in {city} for nine years, then ran away to join a band for two.',
      'I like a song that starts small.',
    ],
    more: [
      'I can learn four songs by Friday and hold a room for ninety minutes.',
      'Sessions in {languages}; I ask for the meaning of every line before I sing it.',
      'I travel with a trio or sing to tracks, whatever the stage can carry.',
      'Harmonies, ad-libs and doubles done in the same session.',
      'Sound check is sacred. After that I am easy.',
      'My range is low and warm, and I know which songs to leave to others.',
    ],
  },
  Dancer: {
    open: [
      'I have danced since I was five and taught since I was nineteen.',
      '{skill1} is my training, {skill2} is my holiday.',
      'I tell a whole story with my back to the audience; it saves on costumes.',
      '{years} years of floors: marble, mud, LED and one moving truck.',
      'I trained in {city} with a teacher who counted in three languages.',
      'I learnt to dance from videos at half speed and then found a crew who fixed everything.',
    ],
    more: [
      'I pick up choreography in one run and clean it in two.',
      'I can lead a line of twenty or stand in one for six hours.',
      'I choreograph for beginners with patience and for the camera with a stopwatch.',
      'My own costumes, pressed and labelled.',
      'I warm up properly, and I ask the same of the floor.',
      'Available for workshops, films and live shows from {city}.',
    ],
  },
  Musician: {
    open: [
      'I play {skill1} and whatever else is lying in the studio.',
      'I have been on the road for {years} years and can restring in the dark.',
      'My first instrument was a biscuit tin; my neighbours remember.',
      'I came to {city} for one recording and stayed for the players.',
      '{skill1} pays the rent, {skill2} keeps me honest.',
    ],
    more: [
      'I read charts, play by ear, and know when to leave a gap.',
      'Remote sessions within two days, stems named and in time.',
      'I bring my own amp, cables and a spare of everything.',
      'Happy behind a singer, happy alone on a small stage.',
      'I have scored short films and one very long wedding video.',
    ],
  },
  Comedian: {
    open: [
      'I have died on stage in {city} so often that the staff know my tea order.',
      '{years} years of {skill1}, and I still write the new joke on my hand.',
      'I talk about families, queues and the way my father uses a phone.',
      'I used to be an engineer. The material is free for ever.',
      'I am funnier than my photographs.',
    ],
    more: [
      'Clean sets for offices, less clean ones for late shows.',
      'I write to the brief and check every name twice.',
      'Twenty, forty or sixty minutes, in {languages}.',
      'I leave people lighter than I found them, and nobody in row one is harmed.',
      'I also host, warm up rooms and punch up scripts.',
    ],
  },
};
