import type { CategoryText } from './category';

export const STAGE_CATEGORIES: readonly CategoryText[] = [
  {
    name: 'Singer',
    weight: 10,
    groups: ['physical', 'social'],
    skills: {
      Playback: 'Playback, Film songs, Ad jingles, Sight reading, Harmonies, Studio sessions',
      Classical: 'Hindustani, Carnatic, Khayal, Thumri, Alapana, Devotional, Tanpura',
      'Folk and Sufi': 'Sufi, Qawwali, Punjabi folk, Baul, Lavani, Live shows, Dholak',
      'Pop and indie': 'Indie pop, Songwriting, Guitar, Loop station, Live shows, Ukulele, Rap hooks',
      'Band and wedding': 'Wedding sets, Retro covers, Live band, Crowd requests, Ghazal, Sangeet nights',
      'Western and gospel': 'Soul, Gospel, Jazz standards, Musical theatre, Choir leading, Opera',
    },
  },
  {
    name: 'Dancer',
    weight: 8,
    groups: ['physical', 'social'],
    skills: {
      Classical: 'Bharatanatyam, Kathak, Odissi, Kuchipudi, Mohiniyattam, Manipuri, Abhinaya',
      Contemporary: 'Contemporary, Floor work, Contact improvisation, Aerial silk, Movement direction, Release technique',
      'Hip-hop and street': 'Hip-hop, Popping, Locking, Krump, Breaking, Freestyle battles, House dance',
      Bollywood: 'Bollywood, Choreography, Background lead, Sangeet choreography, Lip-sync songs, Quick pick-up',
      Folk: 'Garba, Bhangra, Ghoomar, Bihu, Lavani, Chhau, Kalbelia',
      'Latin and ballroom': 'Salsa, Bachata, Tango, Ballroom, Partner work, Wedding first dance',
    },
  },
  {
    name: 'Musician',
    weight: 6,
    groups: ['social'],
    skills: {
      Guitar: 'Nylon guitar, Electric guitar, Fingerstyle, Session work, Slide guitar, Live looping',
      Percussion: 'Tabla, Drums, Cajon, Dholak, Mridangam, Udu, Handpan',
      Keys: 'Piano, Synths, Harmonium, Film scoring, Accordion, Accompaniment',
      Strings: 'Sitar, Sarod, Violin, Cello, Sarangi, String arrangement',
      Wind: 'Bansuri, Saxophone, Trumpet, Shehnai, Nadaswaram, Brass band',
      DJ: 'House, Weddings, Radio, Open format, Vinyl, Afrobeats, Live remix',
      'Producer and composer': 'Scoring, Beat making, Mixing, Sound design, Ad music, Game music',
    },
  },
  {
    name: 'Comedian',
    weight: 4,
    groups: ['social'],
    skills: {
      'Stand-up': 'Stand-up, Crowd work, Clean sets, Bilingual sets, Corporate shows, Roast writing',
      Improv: 'Improv, Musical improv, Workshops, Team games, Character sketches, Hosting',
      Sketch: 'Sketch writing, Character reels, Parody songs, Mimicry, Web sketches, Physical comedy',
      'Mimicry and magic': 'Mimicry, Ventriloquism, Close-up magic, Mentalism, Puppets, Kids shows',
    },
  },
];
