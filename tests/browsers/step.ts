import type { OwnSite } from '../e2e/own-site.ts'
import type { BrowserPage } from './page.ts'

export interface BrowserStep {
  /** Reads as the behaviour that it proves. */
  name: string
  run(page: BrowserPage, site: OwnSite): Promise<void>
}
