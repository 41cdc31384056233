import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('de')

/** The touch screen of the sales office. */
export const showroomText = {
  invite: 'Bildschirm berühren',
  about: 'Entdecken Sie das Gebäude, die Etagen und die Wohnungen',
  free: (count: number) => plural(count, { one: '# freie Wohnung', other: '# freie Wohnungen' }),
  freeOf: (count: number) => `${count} frei`,
  start: 'Start',
  back: 'Zurück',
  building: 'Etage wählen',
  facade: 'Das Gebäude',
  floors: 'Etagen',
  sides: 'Seiten des Gebäudes',
  floor: 'Wohnung wählen',
  plan: (place: string) => `Grundriss: ${place}`,
  above: 'Etage darüber',
  below: 'Etage darunter',
  noPlan: 'Für diese Etage gibt es noch keinen Grundriss.',
  noHomes: 'Auf dieser Etage gibt es keine Wohnungen.',
  view: 'Blick aus dem Fenster',
  costs: 'Was kostet mich das?',
  scroller: 'Blick aus dem Fenster: zum Umsehen seitlich wischen',
  slide: 'Zum Umsehen seitlich wischen',
  lights: { day: 'Tag', dusk: 'Dämmerung' },
  own: 'Eigenkapital',
  years: 'Laufzeit in Jahren',
  monthly: 'Monatsrate, etwa',
  rate: (percent: string) => `bei ${percent} Zinsen im Jahr`,
  take: 'Auf Ihr Telefon mitnehmen',
  scan: 'Richten Sie die Kamera auf den Code: Die Wohnung öffnet sich auf Ihrem Telefon.',
  qr: (title: string) => `QR-Code der Seite: ${title}`,
  idle: (seconds: number) =>
    `Zurück zum Start in ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })}. Berühren Sie den Bildschirm, um zu bleiben.`,
  keeping: (percent: string) => `Wird für die Offline-Nutzung geladen: ${percent}`,
}
