import type { PublicText } from '../public-text.ts'

export const progressText: PublicText['progress'] = {
  title: 'Jurnal de șantier',
  link: 'Șantierul',
  intro: 'Ce s-a construit și când, cu fotografii de pe șantier. Cele mai noi sunt primele.',
  describe: (name) =>
    `Cum se înalță ${name ? `„${name}”` : 'clădirea'}: fotografii datate de pe șantier, pe etape de construcție.`,
  empty: 'Încă nu există noutăți.',
  emptyAdvice:
    'De îndată ce avem ce vă arăta de pe șantier, veți găsi aici. Până atunci, întrebați-ne, vă răspundem cu plăcere.',
  loadError: 'Eroare la încărcarea jurnalului de șantier',
  beforeFirstAct: 'Înainte de Act 14',
  sameCamera: 'Din același loc',
  sameCameraAdvice: 'Alegeți o lună și vedeți cum se înalță clădirea.',
  frame: (day) => `Șantierul văzut din același loc, ${day}`,
  picture: (day, number, count) =>
    count === 1 ? `Șantierul la ${day}` : `Șantierul la ${day}, fotografia ${number} din ${count}`,
  open: (picture) => `Măriți: ${picture}`,
  pages: 'Paginile jurnalului',
  newer: 'Mai noi',
  older: 'Mai vechi',
  gallery: {
    label: 'Fotografii de pe șantier',
    close: 'Închideți fotografiile',
    previous: 'Fotografia anterioară',
    next: 'Fotografia următoare',
    counter: (number, count) => `${number} din ${count}`,
  },
  feed: 'Noutăți de pe șantier (Atom)',
  home: { title: 'Unde a ajuns construcția', all: 'Tot jurnalul' },
}
