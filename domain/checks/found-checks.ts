import { type Check, checks, type Finding } from './finding.ts'

/** The result of one check: how many findings there are, and the first 300 of them. */
export interface FoundCheck {
  kind: Check
  count: number
  first: Finding[]
}

const maxFindings = 300

/**
 * In the order of the checks, without those that have found nothing. Findings are limited, because a building
 * without photos has one for every apartment.
 */
export function foundChecks(findings: readonly Finding[]): FoundCheck[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return checks.flatMap((kind) => {
    const found = byKind.get(kind)
    return found ? [{ kind, count: found.length, first: found.slice(0, maxFindings) }] : []
  })
}
