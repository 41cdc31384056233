import { defineConfig } from '@playwright/test'
import embedded from '../e2e/playwright.config.ts'

/** Test files of what people do most, and of what involves both servers. */
const corePaths = [
  'public-site',
  'public-home',
  'public-apartment',
  'apartments',
  'navigator',
  'contact-form',
  'sign-in',
  'live',
  'admin-apartments',
  'uploads',
  'admin-photos',
]

/** `npm run test:hosted`: tests of tests/e2e against two servers on PostgreSQL and S3. */
export default defineConfig({
  ...embedded,
  testDir: '../e2e',
  globalSetup: './start-engines.ts',
  testMatch: corePaths.map((name) => `${name}.spec.ts`),
  // Each worker starts two servers, so there are half as many workers as for tests/e2e.
  workers: 2,
})
