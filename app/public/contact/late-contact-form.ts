import { hydrateLate } from '../../late-hydration.tsx'
import { ContactForm } from './contact-form.tsx'

/** The contact form at the foot of a page. */
export const LateContactForm = hydrateLate(
  async () => (await import('./contact-form.tsx')).ContactForm,
  import.meta.env.SSR ? ContactForm : undefined,
)
