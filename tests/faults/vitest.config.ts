import { defineConfig } from 'vitest/config'

/** Used by `npm run test:faults`. Files run one after the other, so that each has the machine to itself. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['tests/faults/long/*.test.ts'],
    globalSetup: ['tests/engines/throwaway-postgres.ts', 'tests/engines/throwaway-s3.ts'],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 180_000,
  },
})
