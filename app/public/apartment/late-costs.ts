import { hydrateLate } from '../../late-hydration.tsx'
import { Costs } from './costs.tsx'

export const LateCosts = hydrateLate(
  async () => (await import('./costs.tsx')).Costs,
  import.meta.env.SSR ? Costs : undefined,
)
