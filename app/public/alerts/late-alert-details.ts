import { hydrateLate } from '../../late-hydration.tsx'
import { AlertDetails } from './alert-form.tsx'

/** The form on other pages: it needs no scripts, so they are not among the first. */
export const LateAlertDetails = hydrateLate(
  async () => (await import('./alert-form.tsx')).AlertDetails,
  import.meta.env.SSR ? AlertDetails : undefined,
)
