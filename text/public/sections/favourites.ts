import { section } from '../section.ts'

/** For the pages of kept and compared apartments. */
export const favouritesSection = section('favourites', {
  bg: () => import('../bg/sections/favourites.ts'),
  en: () => import('../en/sections/favourites.ts'),
  de: () => import('../de/sections/favourites.ts'),
  ro: () => import('../ro/sections/favourites.ts'),
  ru: () => import('../ru/sections/favourites.ts'),
})
