import type { OwnSite } from '../e2e/own-site.ts'
import type { BrowserPage } from './page.ts'

export interface BrowserStep {
  /** Says the behaviour that the step tests. */
  name: string
  run(page: BrowserPage, site: OwnSite): Promise<void>
}
