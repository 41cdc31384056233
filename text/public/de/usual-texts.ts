import type { ServerText } from '../public-text.ts'

export const typeNames: ServerText['typeNames'] = {
  studio: 'Studio',
  '1-bedroom': '1-Zimmer-Wohnung',
  '2-bedroom': '2-Zimmer-Wohnung',
  '2-bedroom-maisonette': '2-Zimmer-Maisonette',
  '3-bedroom': '3-Zimmer-Wohnung',
  '3-bedroom-maisonette': '3-Zimmer-Maisonette',
  '4-bedroom-maisonette': '4-Zimmer-Maisonette',
}

export const usualTexts: ServerText['usualTexts'] = {
  buildingNoun: 'das Gebäude',
  groundFloor: 'Erdgeschoss',
  basement: 'Untergeschoss',
  firstLevel: 'Ebene 1',
  secondLevel: 'Ebene 2',
  apartmentsFigure: 'Wohnungen',
  parkingFigure: 'Stellplätze',
  storesFigure: 'Gewerbeflächen',
  security: 'Sicherheit',
  transport: 'Anbindung',
  energy: 'Energieeffizienzklasse A',
  quality: 'Qualität',
  onAct14: 'bei Akt 14 (Rohbau fertig)',
  onAct15: 'bei Akt 15 (Bau fertig)',
  onAct16: 'bei Akt 16 (Nutzungsgenehmigung)',
}
