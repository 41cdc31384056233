import { spawn } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** As if another `npm start` were building in this folder. */
test('a build waits for the one that is running, and is content with what that one built', async () => {
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
