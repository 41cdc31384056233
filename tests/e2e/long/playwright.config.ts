import { defineConfig } from '@playwright/test'
import { long, settings } from '../playwright.config.ts'

/**
 * `npm run test:long`: browser tests of rarer failures, of another release and of more window widths. Runs this
 * folder, and the tests in tests/e2e that have the tag `@long`.
 */
export default defineConfig({
  ...settings,
  testDir: '..',
  outputDir: '../../../test-results',
  projects: [
    { name: 'long', testMatch: '**/long/*.spec.ts' },
    { name: 'tagged', testIgnore: '**/long/**', grep: long },
  ],
})
