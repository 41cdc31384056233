import { section } from '../section.ts'

/** For the construction diary. */
export const progressSection = section('progress', {
  bg: () => import('../bg/sections/progress.ts'),
  en: () => import('../en/sections/progress.ts'),
  de: () => import('../de/sections/progress.ts'),
  ro: () => import('../ro/sections/progress.ts'),
  ru: () => import('../ru/sections/progress.ts'),
})
