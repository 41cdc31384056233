/** The names of the specification's apartment types, by their keys. */
export const typeNames = {
  studio: 'Студио',
  '1-bedroom': 'Едностаен',
  '2-bedroom': 'Двустаен',
  '2-bedroom-maisonette': 'Двустаен мезонет',
  '3-bedroom': 'Тристаен',
  '3-bedroom-maisonette': 'Тристаен мезонет',
  '4-bedroom-maisonette': 'Четиристаен мезонет',
}

/**
 * Words that a new building and a new home page have before anybody writes others. Where a company keeps them, other
 * languages need no translation of its own.
 */
export const usualTexts = {
  buildingNoun: 'сградата',
  groundFloor: 'Партер',
  basement: 'Сутерен',
  firstLevel: 'Етаж 1',
  secondLevel: 'Етаж 2',
  apartmentsFigure: 'апартамента',
  parkingFigure: 'паркоместа',
  storesFigure: 'търговски обекта',
  security: 'Сигурност',
  transport: 'Комуникация',
  energy: 'Енергийна ефективност клас A',
  quality: 'Качество',
  /** Moments of a payment plan: the acts of Bulgarian law are explained where readers do not know them. */
  onAct14: 'при Акт 14',
  onAct15: 'при Акт 15',
  onAct16: 'при Акт 16',
}
