import type { ServerText } from '../public-text.ts'

/** The names of the specification's apartment types, by their keys: homes are counted by rooms, as in Bulgarian. */
export const typeNames: ServerText['typeNames'] = {
  studio: 'Studio',
  '1-bedroom': 'Garsonieră',
  '2-bedroom': 'Apartament cu 2 camere',
  '2-bedroom-maisonette': 'Duplex cu 2 camere',
  '3-bedroom': 'Apartament cu 3 camere',
  '3-bedroom-maisonette': 'Duplex cu 3 camere',
  '4-bedroom-maisonette': 'Duplex cu 4 camere',
}

/** Words that a new building and a new home page have before anybody writes others. */
export const usualTexts: ServerText['usualTexts'] = {
  buildingNoun: 'clădirea',
  groundFloor: 'Parter',
  basement: 'Subsol',
  firstLevel: 'Nivelul 1',
  secondLevel: 'Nivelul 2',
  apartmentsFigure: 'apartamente',
  parkingFigure: 'locuri de parcare',
  storesFigure: 'spații comerciale',
  security: 'Siguranță',
  transport: 'Transport și acces',
  energy: 'Eficiență energetică clasa A',
  quality: 'Calitate',
  onAct14: 'la semnarea Actului 14 (structura finalizată)',
  onAct15: 'la semnarea Actului 15 (construcție finalizată)',
  onAct16: 'la semnarea Actului 16 (autorizație de utilizare)',
}
