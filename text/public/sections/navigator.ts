import { section } from '../section.ts'

/** For the navigator. */
export const navigatorSection = section('navigator', {
  bg: () => import('../bg/sections/navigator.ts'),
  en: () => import('../en/sections/navigator.ts'),
  de: () => import('../de/sections/navigator.ts'),
  ro: () => import('../ro/sections/navigator.ts'),
  ru: () => import('../ru/sections/navigator.ts'),
})
