import type { PublicText } from '../public-text.ts'

export const progressText: PublicText['progress'] = {
  title: 'Bautagebuch',
  link: 'Baufortschritt',
  intro: 'Was wann fertig wurde, mit Fotos von der Baustelle. Das Neueste steht oben.',
  describe: (name) =>
    `So wächst ${name ? `„${name}“` : 'das Gebäude'}: datierte Fotos von der Baustelle, nach Bauphasen geordnet.`,
  empty: 'Noch gibt es keine Einträge.',
  emptyAdvice:
    'Sobald es auf der Baustelle etwas zu zeigen gibt, sehen Sie es hier. Bis dahin fragen Sie uns gern.',
  loadError: 'Das Bautagebuch konnte nicht geladen werden',
  beforeFirstAct: 'Vor Akt 14',
  sameCamera: 'Immer von derselben Stelle',
  sameCameraAdvice: 'Wählen Sie einen Monat und sehen Sie, wie das Gebäude wächst.',
  frame: (day) => `Die Baustelle von derselben Stelle, ${day}`,
  picture: (day, number, count) =>
    count === 1 ? `Die Baustelle am ${day}` : `Die Baustelle am ${day}, Foto ${number} von ${count}`,
  open: (picture) => `Vergrößern: ${picture}`,
  pages: 'Seiten des Bautagebuchs',
  newer: 'Neuere',
  older: 'Ältere',
  gallery: {
    label: 'Fotos von der Baustelle',
    close: 'Fotos schließen',
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    counter: (number, count) => `${number} von ${count}`,
  },
  feed: 'Neues von der Baustelle (Atom)',
  home: { title: 'So weit ist der Bau', all: 'Zum ganzen Bautagebuch' },
}
