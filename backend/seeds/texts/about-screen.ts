/** Sentences about a screen talent; {…} parts are filled from the profile. */
export const SCREEN_SENTENCES: Readonly<Record<string, { readonly open: readonly string[]; readonly more: readonly string[] }>> = {
  Actor: {
    open: [
      'I started in a college play in {city} because somebody fell ill, and I never gave the part back.',
      'Theatre taught me to be heard in the last row; the camera taught me to stop trying.',
      'I have been acting for {years} years, mostly in {language}, and I still learn lines out loud on the roof.',
      'Before acting I worked in a bank for two years. It was excellent research.',
      'I play the friend, the rival and the one who knew all along, and I would like to play the lead next.',
      'My training is {skill1}; my habit is to arrive early and watch.',
      'I grew up backstage: my parents ran the lights for a touring company.',
    ],
    more: [
      'Comfortable with {skill1} and {skill2}, and quick with changes on the day.',
      'I like quiet parts in loud films and directors who rehearse.',
      'My last three jobs were night shoots, so I know how to keep a scene fresh at four in the morning.',
      'I can give you three different readings of the same line without a fuss.',
      'I work in {languages} and can pick up an accent in about a week.',
      'I do my own falls when the coordinator says yes.',
    ],
  },
  Model: {
    open: [
      'A photographer stopped me at a bus stop in {city}; my mother came along to the first test shoot.',
      'I have walked and posed for {years} years and know my light, my angles and my call time.',
      'I came to modelling from sport, so I can hold a difficult shape for a long time.',
      'Most of my work is {skill1}, with a little {skill2} when the season asks for it.',
      'I like clothes with a story, and sets where everybody knows each other’s name by lunch.',
      'I began with catalogue work: eighty looks a day teaches you to be quick and kind.',
    ],
    more: [
      'Sample size, clean skin, and a spare pair of plain shoes always in the bag.',
      'I move well for stills and video, and I am happy without a mirror.',
      'Good with new photographers, patient with long hair days.',
      'I read the usage line before I sign, and I ask when it is missing.',
      'Available for fittings in {city} most weekdays.',
      'I can do my own day make-up to a shoot standard.',
    ],
  },
  Influencer: {
    open: [
      'I make short films about {skill1} for people who have ten minutes and a small kitchen, room or budget.',
      'I started posting from {city} to show my sister what I was up to. Other people’s sisters joined.',
      '{years} years of posting, one rule: I only show what I would pay for myself.',
      'My audience is mostly from small towns and asks very good questions.',
      'I write, shoot and edit everything alone, so a brief on Monday can be live on Thursday.',
      'What began as {skill1} reels on the terrace is now my full-time work.',
    ],
    more: [
      'Paid work is always marked as paid. My numbers are open to anyone who asks.',
      'I am at my best with {skill2} and a brand that lets me say it in my own words.',
      'I speak {languages}, often in the same sentence, and my viewers like it that way.',
      'You get the raw files, two rounds of changes and the figures after seven days.',
      'Comments are answered for the first two days. That is where the sales happen.',
      'I shoot in daylight and keep the music low.',
    ],
  },
  Anchor: {
    open: [
      'I have held a microphone in {city} for {years} years, from school halls to a stadium with the lights out.',
      'I started on college radio, where nobody sees you and everything is in the pause.',
      'My job is to make a room of strangers feel they came together.',
      '{skill1} is my home ground; {skill2} is where I have the most fun.',
      'I learnt hosting at family weddings, the toughest audience there is.',
    ],
    more: [
      'I write my own script, learn it, and then listen to the room instead.',
      'I host in {languages} and switch without making anyone feel left out.',
      'I keep to the running order and have a plan for when the sound goes.',
      'Send me the names early: I will say every one of them right.',
      'I am calm with a voice in my ear and a clock that runs backwards.',
    ],
  },
};
