import { section } from '../section.ts'

/** For the view from a home's windows. */
export const windowViewSection = section('windowView', {
  bg: () => import('../bg/sections/window-view.ts'),
  en: () => import('../en/sections/window-view.ts'),
  de: () => import('../de/sections/window-view.ts'),
  ro: () => import('../ro/sections/window-view.ts'),
  ru: () => import('../ru/sections/window-view.ts'),
})
