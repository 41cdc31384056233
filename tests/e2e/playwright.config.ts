import { defineConfig } from '@playwright/test'
import { chromium } from '../install-tools.ts'

/** Tests with this tag run by `npm run test:long` alone. */
export const long = /@long/

export const settings = defineConfig({
  timeout: 180_000,
  // Long enough for a machine that does other things besides; what passes takes no longer for it.
  expect: { timeout: 40_000 },
  // Tests mostly wait for a page: two cores keep four of them going.
  workers: 4,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    // Only the tests of offline reading want one: it would answer in place of the server.
    serviceWorkers: 'block',
    // Snapshots would fetch blob: images, which our own policy refuses with an error in the console; filming every
    // test costs a tenth of the run, and what fails says where its page was and what it last asked for.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

export default defineConfig({
  ...settings,
  testDir: '.',
  outputDir: '../../test-results',
  grepInvert: long,
  testIgnore: '**/long/**',
})
