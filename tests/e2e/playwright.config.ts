import { defineConfig } from '@playwright/test'
import { chromium } from '../install-tools.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    // Only the tests of offline reading want one: it would answer in place of the server.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
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
