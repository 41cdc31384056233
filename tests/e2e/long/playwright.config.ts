import { defineConfig } from '@playwright/test'
import { long, projectsOf, settings } from '../playwright.config.ts'

/** `npm run test:long`: what takes longer than the rest may: another release is built, pages looked at in more widths. */
export default defineConfig({
  ...settings,
  testDir: '..',
  outputDir: '../../../test-results',
  grep: long,
  projects: projectsOf('tests/e2e/{.,long}/*.spec.ts'),
})
