/**
 * Measures how many homes are outlined by at most three clicks: `node cli/run.mjs tests/plan-reading/measure.ts [NAME]`
 * on the plans whose names contain NAME. Prints a line for each plan and one for each of both kinds of them.
 */
import { closeFloor } from '../../domain/plan-reading/closed-floor.ts'
import { findAll } from '../../domain/plan-reading/find-all.ts'
import { readPlan, usualGap } from '../../domain/plan-reading/read-plan.ts'
import { clickHome, goodOverlap } from './click-homes.ts'
import { demoPlans } from './demo-plans.ts'
import { overlapOverUnion } from './overlap-over-union.ts'
import type { PlanCase } from './plan-case.ts'
import { readPicture } from './read-picture.ts'
import { scannedPlans } from './scanned-plans.ts'

const name = process.argv[2] ?? ''
for (const [kind, plans] of Object.entries({ 'demo plans': demoPlans, 'scanned plans': scannedPlans })) {
  const measured: Awaited<ReturnType<typeof measure>>[] = []
  for (const plan of plans) if (plan.name.includes(name)) measured.push(await measure(plan))
  if (measured.length === 0) continue
  const total = (of: (each: (typeof measured)[number]) => number) =>
    measured.reduce((sum, each) => sum + of(each), 0)
  const homes = total((each) => each.homes)
  const share = (count: number) => `${count} of ${homes} (${((count / homes) * 100).toFixed(1)} %)`
  console.log(
    `${kind}: by clicks ${share(total((each) => each.clicked))}, all at once ${share(total((each) => each.found))}`,
  )
  console.log(`  clicks for a home: ${(total((each) => each.clicks) / homes).toFixed(2)}`)
}

async function measure(plan: PlanCase) {
  const { grey, image } = await readPicture(await plan.render())
  const start = performance.now()
  const reading = readPlan(grey, image)
  const floor = closeFloor(reading, usualGap(reading))
  const read = performance.now() - start
  const homes = plan.homes.map((home) => clickHome(floor, plan, home))
  const found = findAll(floor).filter(({ isCommon }) => !isCommon)
  const atOnce = plan.homes.map(({ outline }) =>
    Math.max(0, ...found.map((part) => overlapOverUnion(part.outline, outline))),
  )
  const good = (overlaps: readonly number[]) => overlaps.filter((overlap) => overlap >= goodOverlap).length
  const clicked = good(homes.map(({ overlap }) => overlap))
  console.log(
    [
      plan.name.padEnd(20),
      `${clicked}/${homes.length} by clicks`,
      `${good(atOnce)}/${homes.length} at once, ${found.length} offered`,
      `read in ${read.toFixed()} ms`,
      homes.map(({ clicks, overlap }) => `${clicks.length}:${overlap.toFixed(3)}`).join(' '),
    ].join('  '),
  )
  return {
    homes: homes.length,
    clicked,
    found: good(atOnce),
    clicks: homes.reduce((sum, { clicks }) => sum + clicks.length, 0),
  }
}
