import { hydrateLate } from '../../../late-hydration.tsx'
import WindowView from './window-view.tsx'

/** The view is below the first screen, and can be looked around in without scripts. */
export const LateWindowView = hydrateLate(
  async () => (await import('./window-view.tsx')).default,
  import.meta.env.SSR ? WindowView : undefined,
)
