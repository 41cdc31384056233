import { hydrateLate } from '../../late-hydration.tsx'
import { Where } from './where.tsx'

/** Where the apartment is, below the first view. */
export const LateWhere = hydrateLate(
  async () => (await import('./where.tsx')).Where,
  import.meta.env.SSR ? Where : undefined,
)
