import type { ServerText } from '../public-text.ts'

/** The names of the specification's apartment types, by their keys. They stand beside „квартира“, hence the gender. */
export const typeNames: ServerText['typeNames'] = {
  studio: 'Студия',
  '1-bedroom': 'Однокомнатная',
  '2-bedroom': 'Двухкомнатная',
  '2-bedroom-maisonette': 'Двухкомнатная двухуровневая',
  '3-bedroom': 'Трёхкомнатная',
  '3-bedroom-maisonette': 'Трёхкомнатная двухуровневая',
  '4-bedroom-maisonette': 'Четырёхкомнатная двухуровневая',
}

/**
 * Words that a new building and a new home page have before anybody writes others. What stands beside a number is in
 * the nominative, because the number is not known here.
 */
export const usualTexts: ServerText['usualTexts'] = {
  buildingNoun: 'дом',
  groundFloor: 'Наземный этаж',
  basement: 'Подземный этаж',
  firstLevel: 'Этаж 1',
  secondLevel: 'Этаж 2',
  apartmentsFigure: 'квартиры',
  parkingFigure: 'парковочные места',
  storesFigure: 'коммерческие помещения',
  security: 'Безопасность',
  transport: 'Транспортная доступность',
  energy: 'Энергоэффективность класса A',
  quality: 'Качество',
  onAct14: 'при подписании Акта 14 (коробка готова)',
  onAct15: 'при подписании Акта 15 (дом построен)',
  onAct16: 'при подписании Акта 16 (ввод в эксплуатацию)',
}
