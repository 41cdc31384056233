import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What stands in the way of assistive technology, one line for each fault. No page of ours has frames, so one look does. */
export async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}
