import { section } from '../section.ts'

/** Also for the languages that the page does not show, so that they can be opened without a connection. */
export const showroomTexts = {
  bg: () => import('../bg/sections/showroom.ts'),
  en: () => import('../en/sections/showroom.ts'),
  de: () => import('../de/sections/showroom.ts'),
  ro: () => import('../ro/sections/showroom.ts'),
  ru: () => import('../ru/sections/showroom.ts'),
}

/** For the touch screen of the sales office. */
export const showroomSection = section('showroom', showroomTexts)
