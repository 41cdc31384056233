import { spawn } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** The lock on `.building` simulates another `npm start` that builds in this folder. */
test('a build waits for a running one, and uses its result', async () => {
  const other = new DatabaseSync('.building')
  other.exec('BEGIN EXCLUSIVE')
  const build = spawn(process.execPath, ['cli/build.ts'])
  const waiting = Promise.withResolvers<void>()
  build.stdout.once('data', () => waiting.resolve())
  const printed = text(build.stdout)
  await waiting.promise
  other.close()
  expect(await printed).toBe('Another build is running in this folder: waiting for it…\n')
})
