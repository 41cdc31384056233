import type { ServerText } from '../public-text.ts'

/** The keys count all rooms, as Bulgarian does; English counts bedrooms. */
export const typeNames: ServerText['typeNames'] = {
  studio: 'Studio',
  '1-bedroom': 'One-room apartment',
  '2-bedroom': 'One-bedroom apartment',
  '2-bedroom-maisonette': 'One-bedroom maisonette',
  '3-bedroom': 'Two-bedroom apartment',
  '3-bedroom-maisonette': 'Two-bedroom maisonette',
  '4-bedroom-maisonette': 'Three-bedroom maisonette',
}

export const usualTexts: ServerText['usualTexts'] = {
  buildingNoun: 'the building',
  groundFloor: 'Ground floor',
  basement: 'Basement',
  firstLevel: 'Level 1',
  secondLevel: 'Level 2',
  apartmentsFigure: 'apartments',
  parkingFigure: 'parking spaces',
  storesFigure: 'commercial units',
  security: 'Security',
  transport: 'Transport links',
  energy: 'Energy efficiency class A',
  quality: 'Quality',
  onAct14: 'on Act 14 (structure complete)',
  onAct15: 'on Act 15 (works complete)',
  onAct16: 'on Act 16 (occupancy permit)',
}
