import type { PublicText } from '../public-text.ts'

/** Names of stored values. They stand alone or after a verb, so that they need no endings. */
export const labels: PublicText['labels'] = {
  apartmentStatus: { available: 'Frei', reserved: 'Reserviert', sold: 'Verkauft' },
  parkingStatus: { available: 'Frei', reserved: 'Reserviert', sold: 'Verkauft' },
  parkingType: { covered: 'Überdacht', uncovered: 'Im Freien', garage: 'Garage' },
  exposure: {
    north: 'Norden',
    south: 'Süden',
    east: 'Osten',
    west: 'Westen',
    northeast: 'Nordosten',
    northwest: 'Nordwesten',
    southeast: 'Südosten',
    southwest: 'Südwesten',
  },
  constructionStage: {
    'act-14': 'Akt 14 (Rohbau fertig)',
    'act-15': 'Akt 15 (Bau fertig)',
    'act-16': 'Akt 16 (Nutzungsgenehmigung)',
  },
  constructionStageMeaning: {
    'act-14': 'bulgarisches Protokoll über die Fertigstellung des Rohbaus',
    'act-15': 'bulgarisches Protokoll über die Fertigstellung und Übergabe des Bauwerks',
    'act-16': 'amtliche bulgarische Freigabe zur Nutzung des Gebäudes',
  },
}

export const factLabels: PublicText['factLabels'] = {
  apartment: {
    floor: 'Etage',
    entrance: 'Eingang',
    rooms: 'Zimmer',
    netArea: 'Nettofläche',
    area: 'Gesamtfläche',
    exposure: 'Ausrichtung',
    hasTerrace: 'Terrasse',
  },
  parking: { number: 'Nummer', floor: 'Ebene', type: 'Art', size: 'Größe' },
  yes: 'Ja',
  no: 'Nein',
}
