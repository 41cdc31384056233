import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { killUnderLoad } from './kill-under-load.ts'
import type { Site } from './site.ts'
import { addStatusWriters } from './status-writers.ts'

interface Storm {
  kills: number
  readersPerKill: number
}

const databaseOf = (folder: string) => join(folder, 'sgrada.sqlite')

/**
 * Opens the database in another program, reads it and closes it, as a backup tool does. Python's SQLite is
 * older than ours, and only ours checks twice before it removes a write-ahead log.
 */
export async function readFromOutside(folder: string): Promise<void> {
  const script = `
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], timeout=60)
database.execute('select count(*) from apartments').fetchall()
database.close()`
  const reader = spawn('python3', ['-c', script, databaseOf(folder)], { stdio: 'inherit' })
  const [code] = await once(reader, 'exit')
  expect(code).toBe(0)
}

/** The locks that a process holds on a file, as the kernel lists them. */
export function locksOn(file: string, pid: number | undefined): string[] {
  const { ino } = statSync(file)
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter((line) => line.includes(` POSIX `) && line.includes(` ${pid} `) && line.includes(`:${ino} `))
}

/**
 * Kills the site while it is written to and while other programs open and close its database. Every
 * acknowledged write must survive.
 */
export async function killWhileRead(site: Site, { kills, readersPerKill }: Storm): Promise<number> {
  const writers = await site.withBackend((backend) => addStatusWriters(backend, site.cookie, 4))
  const database = databaseOf(site.folder)
  for (let round = 1; round <= kills; round++) {
    await killUnderLoad(site.folder, round, {
      ...writers,
      meanwhile: async ({ pid }) => {
        expect(locksOn(database, pid)).not.toEqual([])
        for (let reader = 0; reader < readersPerKill; reader++) {
          const before = writers.acknowledgedCount()
          await readFromOutside(site.folder)
          await expect
            .poll(writers.acknowledgedCount, { timeout: 60_000, interval: 10 })
            .toBeGreaterThan(before + 4)
        }
        expect(locksOn(database, pid)).not.toEqual([])
      },
    })
    await writers.expectNothingLost(site.folder)
    expect(checkIntegrity(database)).toEqual(['ok'])
  }
  return writers.acknowledgedCount()
}

function checkIntegrity(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const found = database.prepare('PRAGMA integrity_check').all()
  database.close()
  return found.map(({ integrity_check }) => integrity_check)
}
