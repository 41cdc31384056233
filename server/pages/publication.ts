import { getBuilding } from '../../backend/data/building.ts'
import type { Backend } from '../../backend/open.ts'

/** Whether visitors see the site. One record says it, which every server reads again when its version has changed. */
export interface Publication {
  isPublished(): Promise<boolean>
  /** Answers without a query. False also while the answer is not known: then `isPublished` has to be asked. */
  isKnownPublished(): boolean
}

export function createPublication({ db, versions }: Pick<Backend, 'db' | 'versions'>): Publication {
  let last: { version: number | undefined; isPublished: boolean } | undefined
  const findKnown = () => (last?.version === versions.known().building ? last : undefined)
  return {
    async isPublished() {
      if (!versions.isFresh()) await versions.refresh()
      // The version is read before the building, so that the building is never older than its version.
      const version = versions.known().building
      const known = findKnown() ?? { version, isPublished: (await getBuilding(db)).isPublished }
      last = known
      return known.isPublished
    },
    isKnownPublished: () => findKnown()?.isPublished ?? false,
  }
}
