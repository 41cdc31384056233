import { defineConfig } from '@playwright/test'
import { chromium } from '../install-tools.ts'

/** Tests with this tag run by `npm run test:long` only. */
export const long = /@long/

export const settings = defineConfig({
  timeout: 180_000,
  // The timeout is long enough for a busy machine, and does not slow down tests that pass.
  expect: { timeout: 40_000 },
  // Tests mostly wait for a page, so two cores are enough for four workers.
  workers: 4,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    // A service worker would respond in place of the server, so only the tests of offline reading allow it.
    serviceWorkers: 'block',
    // Snapshots would fetch blob: images, which our policy blocks with a console error; screenshots cost a tenth of
    // the run, and a failure is reported with the page's URL and its last requests.
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
