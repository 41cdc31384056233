import { defineConfig } from 'vitest/config'

/** Machines are shared: what is right comes, if late. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // Most of the long ones wait for processes that they started.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,backend,app,server,cli,demo,deploy}/**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/{contract,faults,http}/*.test.ts'],
          globalSetup: ['tests/engines/throwaway-postgres.ts', 'tests/engines/throwaway-s3.ts'],
          ...timeouts,
        },
      },
    ],
  },
})
