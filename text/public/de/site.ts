import type { PublicText } from '../public-text.ts'

export const site: PublicText['site'] = {
  home: 'Startseite',
  navigator: 'Wohnungsfinder',
  objects: 'Angebot',
  apartments: 'Wohnungen',
  parking: 'Stellplätze',
  stores: 'Gewerbeflächen',
  location: 'Lage',
  contact: 'Kontakt',
  mainNavigation: 'Hauptnavigation',
  skipToContent: 'Zum Inhalt springen',
  menu: 'Menü',
  language: 'Sprache',
  loading: 'Wird geladen\u00a0…',
  enquire: 'Anfrage senden',
  privacy: 'Datenschutz',
  sampleView: 'Beispiel-Visualisierung',
  call: (phone) => `${phone} anrufen`,
  write: (messenger) => `Schreiben Sie uns über ${messenger}`,
}

export const notFoundText: PublicText['notFound'] = {
  title: 'Seite nicht gefunden',
  text: 'Die Adresse ist falsch oder die Seite wurde verschoben.',
  back: 'Zur Startseite',
  apartments: 'Zu allen Wohnungen',
}
