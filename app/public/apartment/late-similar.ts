import { hydrateLate } from '../../late-hydration.tsx'
import { SimilarApartments } from './similar-apartments.tsx'

/** Similar apartments, at the foot of the page. */
export const LateSimilarApartments = hydrateLate(
  async () => (await import('./similar-apartments.tsx')).SimilarApartments,
  import.meta.env.SSR ? SimilarApartments : undefined,
)
