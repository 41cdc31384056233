import { defineConfig } from '@playwright/test'
import { long, settings } from '../playwright.config.ts'

/** `npm run test:long`: rarer failures, another release, more widths: all in this folder, and what is tagged elsewhere. */
export default defineConfig({
  ...settings,
  testDir: '..',
  outputDir: '../../../test-results',
  projects: [
    { name: 'long', testMatch: '**/long/*.spec.ts' },
    { name: 'tagged', testIgnore: '**/long/**', grep: long },
  ],
})
