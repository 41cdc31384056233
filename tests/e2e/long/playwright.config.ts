import { defineConfig } from '@playwright/test'
import { long, settings } from '../playwright.config.ts'

/**
 * `npm run test:long`: rarer failures, another release and more widths. Runs this folder, and tests elsewhere that
 * have the tag.
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
