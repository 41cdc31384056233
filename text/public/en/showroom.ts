import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('en')

/** The touch screen of the sales office. */
export const showroomText = {
  invite: 'Touch the screen',
  about: 'Explore the building, its floors and apartments',
  free: (count: number) => plural(count, { one: '# available apartment', other: '# available apartments' }),
  freeOf: (count: number) => `${count} available`,
  start: 'Start',
  back: 'Back',
  building: 'Choose a floor',
  facade: 'The building',
  floors: 'Floors',
  sides: 'Sides of the building',
  floor: 'Choose an apartment',
  plan: (place: string) => `Plan: ${place}`,
  above: 'Floor above',
  below: 'Floor below',
  noPlan: 'There is no plan of this floor yet.',
  noHomes: 'There are no apartments on this floor.',
  view: 'View from the window',
  costs: 'What will it cost me?',
  scroller: 'View from the window: swipe sideways',
  slide: 'Swipe sideways to look around',
  lights: { day: 'Day', dusk: 'Dusk' },
  own: 'Own funds',
  years: 'Loan term in years',
  monthly: 'Monthly payment, approximately',
  rate: (percent: string) => `at ${percent} interest a year`,
  take: 'Take it with you on your phone',
  scan: 'Point your camera at the code: the apartment opens on your phone.',
  qr: (title: string) => `QR code of the page: ${title}`,
  idle: (seconds: number) =>
    `Back to the start in ${plural(seconds, { one: '# second', other: '# seconds' })}. Touch the screen to stay.`,
  keeping: (percent: string) => `Loading for offline use: ${percent}`,
}
