/** Success stories. `talent` names a person of the cast, whose profile gives the picture and the slug. */
export const STORIES: readonly { readonly talent: string; readonly role: string; readonly quote: string }[] = [
  {
    talent: 'leela-pillai',
    role: 'Playback singer, Thiruvananthapuram',
    quote:
      'I sang at weddings for thirty years. At fifty-eight I recorded my first film song, because a stranger in Chennai searched for ‘Carnatic, warm, not young’.',
  },
  {
    talent: 'tenzin-dorje',
    role: 'From trek guide to documentary lead',
    quote: 'They wanted somebody who could act and carry a tripod at five thousand metres. My profile said both. The tripod was heavier.',
  },
  {
    talent: 'naina-kapoor',
    role: 'Forty live shows in her first year',
    quote:
      'I had hospital radio and one borrowed blazer. The first client asked for my rate and I nearly gave the microphone back. Forty shows later I own the blazer.',
  },
  {
    talent: 'baldev-rana',
    role: 'Character actor at fifty-five',
    quote:
      'I taught geography for thirty years. My daughter made the profile; I corrected her spelling. Since then I have been six grandfathers and one excellent villain.',
  },
  {
    talent: 'rhea-dsouza',
    role: 'From ferry videos to a season’s campaign',
    quote: 'A tourism board found me under ‘Konkani’. They did not want a beach body, they wanted somebody the boatmen wave at.',
  },
  {
    talent: 'joseph-kurian',
    role: 'Cook turned television host',
    quote: 'I answered one call between lunch and dinner. Two seasons later the camera crew knows my aunt’s fish curry better than I do.',
  },
  {
    talent: 'tara-bhonsle',
    role: 'From Marathi theatre to the lead in a comedy',
    quote: 'The casting note said ‘a very good sulk’. I sent a self-tape from the green room, in costume, between two acts.',
  },
  {
    talent: 'vikram-menon',
    role: 'Voice of twenty-two audiobooks',
    quote:
      'For years people knew my voice and not my name. Now they search for the name. The fee went up; so did the electricity bill of the booth.',
  },
  {
    talent: 'ananya-iyer',
    role: 'Department head on her first web series',
    quote: 'I was hired for one wound. They kept me for eight episodes, two assistants and a very complicated beard.',
  },
  {
    talent: 'mira-solanki',
    role: 'Handloom model, booked nine festivals running',
    quote: 'I wrote down what I know about cloth. The houses that care about cloth wrote back.',
  },
  {
    talent: 'kabir-singh-anand',
    role: 'Sufi singer, booked through the winter',
    quote: 'A family in Udaipur heard thirty seconds of my reel and asked for three hours. The quartet still talks about the breakfast.',
  },
  {
    talent: 'haruto-abe',
    role: 'First Indian production, full contract',
    quote: 'The dates, the fee and the insurance were on the line before I said hello. I have jumped off roofs with less paperwork.',
  },
  {
    talent: 'devika-nair',
    role: 'Choreographer of a feature film',
    quote:
      'They looked for someone who could make forty people who do not dance look as if they remember how. It took two weeks and a lot of buttermilk.',
  },
];
