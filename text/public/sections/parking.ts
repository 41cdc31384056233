import { section } from '../section.ts'

/** For the pages of parking spots. */
export const parkingSection = section('parking', {
  bg: () => import('../bg/sections/parking.ts'),
  en: () => import('../en/sections/parking.ts'),
  de: () => import('../de/sections/parking.ts'),
  ro: () => import('../ro/sections/parking.ts'),
  ru: () => import('../ru/sections/parking.ts'),
})
