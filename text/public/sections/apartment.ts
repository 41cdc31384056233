import { section } from '../section.ts'

/** For the page of an apartment. */
export const apartmentSection = section('apartment', {
  bg: () => import('../bg/sections/apartment.ts'),
  en: () => import('../en/sections/apartment.ts'),
  de: () => import('../de/sections/apartment.ts'),
  ro: () => import('../ro/sections/apartment.ts'),
  ru: () => import('../ru/sections/apartment.ts'),
})
