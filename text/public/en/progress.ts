import type { PublicText } from '../public-text.ts'

export const progressText: PublicText['progress'] = {
  title: 'Construction diary',
  link: 'Progress',
  intro: 'What was done and when, with photos from the site. The latest comes first.',
  describe: (name) => `Watch ${name || 'the building'} grow: dated photos from the site, stage by stage.`,
  empty: 'There are no entries yet.',
  emptyAdvice: 'As soon as there is something to show, you will find it here. Until then, just ask us.',
  loadError: 'The diary could not be loaded',
  beforeFirstAct: 'Before Act 14',
  sameCamera: 'From the same spot',
  sameCameraAdvice: 'Choose a month and watch the building grow.',
  frame: (day) => `The site from the same spot, ${day}`,
  picture: (day, number, count) =>
    count === 1 ? `The site on ${day}` : `The site on ${day}, photo ${number} of ${count}`,
  open: (picture) => `Enlarge: ${picture}`,
  pages: 'Pages of the diary',
  newer: 'Newer',
  older: 'Older',
  gallery: {
    label: 'Photos from the site',
    close: 'Close the photos',
    previous: 'Previous photo',
    next: 'Next photo',
    counter: (number, count) => `${number} of ${count}`,
  },
  feed: 'News from the site (Atom)',
  home: { title: 'How far we have come', all: 'See the whole diary' },
}
