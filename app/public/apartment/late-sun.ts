import { hydrateLate } from '../../late-hydration.tsx'
import { Sun } from './sun.tsx'

export const LateSun = hydrateLate(
  async () => (await import('./sun.tsx')).Sun,
  import.meta.env.SSR ? Sun : undefined,
)
