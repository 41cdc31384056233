import { defineConfig } from '@playwright/test'
import { long, projectsOf, settings } from '../playwright.config.ts'

/** `npm run test:long`: rarer failures, another release, more widths: all in this folder, and what is tagged elsewhere. */
export default defineConfig({
  ...settings,
  testDir: '..',
  outputDir: '../../../test-results',
  projects: [
    ...projectsOf('tests/e2e/long/*.spec.ts'),
    ...projectsOf('tests/e2e/*.spec.ts').map((project) => ({ ...project, grep: long })),
  ],
})
