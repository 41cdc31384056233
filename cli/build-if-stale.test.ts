import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a server that starts does not load the error listeners of the build tools', () => {
  const script = `
    await import('./cli/build-if-stale.ts')
    console.log(['uncaughtException', 'unhandledRejection'].map((name) => process.listenerCount(name)).join())`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(output.trim()).toBe('0,0')
})
