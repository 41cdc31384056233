import { defineConfig } from '@playwright/test'
import short from '../playwright.config.ts'

/** `npm run test:long`: browser tests that build another release, and so take longer than the rest may. */
export default defineConfig({
  ...short,
  testDir: '.',
  outputDir: '../../../test-results',
  projects: [{ name: 'long' }],
})
