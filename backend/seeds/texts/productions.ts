/** Invented productions: no title, house or brand here exists. */
export const TITLE_FIRST =
  'Salt,Paper,Monsoon,Ninth,Borrowed,Half,Copper,Midnight,Second,Yellow,Quiet,Last,Lost,Broken,River,Tin,Glass,Red,Hollow,Long,Little,Northern,Winter,Mango'.split(
    ',',
  );
export const TITLE_SECOND =
  'Road,Kite,Platform,Letters,House,Moon,Bridge,Season,Window,Market,Lantern,Tongue,Coast,Clock,Sisters,Rain,Orchard,Ferry,Alley,Wedding,Signal,Harbour,Mirror,Chai'.split(
    ',',
  );
export const CLIENT_FIRST =
  'Paper Kite,Dabba,Salt Road,Long Ear,Mogra,Neem & Co.,Tin Roof,Blue Tram,Peepal,Kesar,Lantern Lane,Saltpan,Two Rivers,Gulmohar,Open Gate,Jhoola'.split(
    ',',
  );

type Kind = { readonly kind: string; readonly parts: readonly string[]; readonly titled: boolean };

const kind = (name: string, parts: string, titled = true): Kind => ({ kind: name, parts: parts.split(', '), titled });

export const CREDIT_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  Actor: [
    kind('Feature film', 'Lead, Supporting, The neighbour, Younger sibling, Inspector, The rival, Cameo'),
    kind('Web series', 'Series regular, Guest lead, The lawyer, Two episodes, The landlord'),
    kind('Stage', 'Lead, Ensemble, Chorus leader, The stranger'),
    kind('Commercial', 'Lead, The shopkeeper, The friend, The parent', false),
  ],
  Model: [
    kind('Campaign', 'Face of the season, Duo lead, Festive look, Hero look', false),
    kind('Runway', 'Opening walk, Show, Showstopper, Final six', false),
    kind('Editorial', 'Eight pages, Cover try, Beauty story, Lookbook'),
  ],
  Influencer: [
    kind('Campaign', 'Six reels, Three short videos, Launch weekend, Live shopping host', false),
    kind('Series', 'Creator and host, Twelve episodes, Guest creator'),
  ],
  Anchor: [
    kind('Live event', 'Host, Co-host, Award night host, Launch host', false),
    kind('Television', 'Anchor, Weekend desk, Guest host, Reporter'),
  ],
  Singer: [
    kind('Film song', 'Playback, Lead vocal, Duet, Harmonies'),
    kind('Live', 'Headline set, Opening set, Festival stage, Concert tour'),
    kind('Jingle', 'Lead vocal, Two languages', false),
  ],
  Dancer: [
    kind('Film song', 'Lead dancer, Front line, Assistant choreographer'),
    kind('Stage', 'Soloist, Ensemble, Choreographer'),
    kind('Live event', 'Opening act, Movement director', false),
  ],
  Musician: [
    kind('Album', 'Session player, Arranger, Producer'),
    kind('Live', 'Band member, Solo set, Festival stage'),
    kind('Film score', 'Composer, Soloist, Additional music'),
  ],
  Comedian: [
    kind('Special', 'Writer and performer, Forty minutes, Opening act'),
    kind('Web sketch', 'Lead, Writer, Ensemble'),
    kind('Live event', 'Host, Corporate set', false),
  ],
  Photographer: [
    kind('Campaign', 'Photographer, Stills and video, Catalogue, 120 products', false),
    kind('Film', 'Set stills, Poster shoot, Portraits of the cast'),
    kind('Exhibition', 'Solo, Group show'),
  ],
  'Make-up Artist': [
    kind('Feature film', 'Key make-up, Prosthetics, Second unit, Hair'),
    kind('Runway', 'Backstage lead, Team of six', false),
    kind('Web series', 'Department head, Continuity'),
  ],
  'Voice Artist': [
    kind('Audiobook', 'Narrator, Full cast, Two voices'),
    kind('Dubbing', 'Lead voice, Supporting voices, Crowd'),
    kind('Commercial', 'Brand voice, Thirty seconds', false),
  ],
  Writer: [
    kind('Web series', 'Staff writer, Dialogue, Episode 4 and 6'),
    kind('Feature film', 'Screenplay, Additional dialogue, Lyrics'),
    kind('Campaign', 'Copy, Script, Three films', false),
  ],
};
