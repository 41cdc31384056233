import { section } from '../section.ts'

/** For the home page. */
export const homeSection = section('home', {
  bg: () => import('../bg/sections/home.ts'),
  en: () => import('../en/sections/home.ts'),
  de: () => import('../de/sections/home.ts'),
  ro: () => import('../ro/sections/home.ts'),
  ru: () => import('../ru/sections/home.ts'),
})
