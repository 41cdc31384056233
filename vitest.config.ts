import { defineConfig } from 'vitest/config'

/** Tests run on shared machines, so a slow result must not count as a failure. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // Contract tests often wait for the disk and for processes that they started: on two cores, a third file runs.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{domain,text,backend,app,server,cli,demo,deploy}/**/*.test.{ts,tsx}'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'contract',
          isolate: false,
          include: ['tests/{contract,faults,http}/*.test.ts'],
          setupFiles: ['tests/contract/outdated-queries.ts'],
          globalSetup: ['tests/engines/throwaway-postgres.ts', 'tests/engines/throwaway-s3.ts'],
          ...timeouts,
        },
      },
    ],
  },
})
