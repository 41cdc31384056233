import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns accessibility violations, one line each. Legacy mode opens no second page for a scan, and leaves out
 * frames of other origins, which our pages do not have.
 */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}
