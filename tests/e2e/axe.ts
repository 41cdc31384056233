import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Returns accessibility violations, one line each. Our pages have no frames, so one scan is enough. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}
