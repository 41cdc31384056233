import { type Check, checks, type Finding } from './finding.ts'

/** What one check has found: how many, and the first of them. */
export interface FoundCheck {
  kind: Check
  count: number
  first: Finding[]
}

/** Whoever has more mends these first. */
const maxFindings = 300

/** In the order of the checks; those that have found nothing are left out. A large building without photos is not told whole. */
export function foundChecks(findings: readonly Finding[]): FoundCheck[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return checks.flatMap((kind) => {
    const found = byKind.get(kind)
    return found ? [{ kind, count: found.length, first: found.slice(0, maxFindings) }] : []
  })
}
