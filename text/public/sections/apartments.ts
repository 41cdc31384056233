import { section } from '../section.ts'

/** For lists of apartments. */
export const apartmentsSection = section('apartmentList', {
  bg: () => import('../bg/sections/apartments.ts'),
  en: () => import('../en/sections/apartments.ts'),
  de: () => import('../de/sections/apartments.ts'),
  ro: () => import('../ro/sections/apartments.ts'),
  ru: () => import('../ru/sections/apartments.ts'),
})
