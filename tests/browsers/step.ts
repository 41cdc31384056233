import type { OwnSite } from '../e2e/own-site.ts'
import type { Page } from './page.ts'

export interface Step {
  /** Reads as the behaviour that it proves. */
  name: string
  run(page: Page, site: OwnSite): Promise<void>
}
