import { section } from '../section.ts'

/** For the form for enquiries. */
export const contactSection = section('contact', {
  bg: () => import('../bg/sections/contact.ts'),
  en: () => import('../en/sections/contact.ts'),
  de: () => import('../de/sections/contact.ts'),
  ro: () => import('../ro/sections/contact.ts'),
  ru: () => import('../ru/sections/contact.ts'),
})
