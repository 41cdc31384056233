import { section } from '../section.ts'

/** For the page of stores. */
export const storesSection = section('stores', {
  bg: () => import('../bg/sections/stores.ts'),
  en: () => import('../en/sections/stores.ts'),
  de: () => import('../de/sections/stores.ts'),
  ro: () => import('../ro/sections/stores.ts'),
  ru: () => import('../ru/sections/stores.ts'),
})
