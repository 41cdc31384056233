import { randomBytes } from 'node:crypto'
import { type Config, ConfigError, firstPasswordRule } from '../backend/config.ts'
import { joinInstallation } from '../backend/installation.ts'
import { waitForLease } from '../backend/jobs/with-lease.ts'
import type { Backend } from '../backend/open.ts'
import { findPasswordFault } from '../domain/people/new-password.ts'
import { jobActor } from '../domain/record/actor.ts'

export interface FirstAdmin {
  email: string
  /** Missing when it was given: whoever gave it knows it, and the log need not. */
  password?: string
}

/**
 * Gives an empty backend its id, the demo building and its first administrator, whose password is returned to
 * be shown once, unless it was given. Of several servers that start at once, one does it, and the others wait for it.
 */
export async function prepareFirstStart(
  backend: Backend,
  config: Config,
  built: Promise<void> = Promise.resolve(),
): Promise<FirstAdmin | undefined> {
  // Nobody waits for others where there is nothing to prepare.
  if (await backend.auth.hasUsers()) {
    await joinInstallation(backend)
    return undefined
  }
  assertStrongPassword(config.firstAdmin)
  return waitForLease(backend.db, 'first start', async (assertLeaseHeld) => {
    const mismatch = await joinInstallation(backend)
    if (await backend.auth.hasUsers()) return undefined
    if (config.demo && mismatch) console.warn(`The demo building was not loaded: ${mismatch}`)
    else if (config.demo) await loadDemoInto(backend.as(jobActor('first start')), assertLeaseHeld)
    // A build that fails ends the process: the administrator would have a password that nobody has seen.
    await built
    await assertLeaseHeld()
    const { email, password: given } = config.firstAdmin
    const password = given ?? randomBytes(9).toString('base64url')
    await backend.auth.setAdmin({ email, password })
    return given === undefined ? { email, password } : { email }
  })
}

/** Only where it is about to be set: what was set with an earlier release goes on. */
function assertStrongPassword({ email, password }: Config['firstAdmin']): void {
  if (password === undefined || !findPasswordFault(password, email)) return
  throw new ConfigError(
    `ADMIN_PASSWORD is too easy to guess for a first administrator: give one of ${firstPasswordRule}`,
  )
}

/** Imported only when needed: drawing plans and brochures takes libraries that a second start should not wait for. */
async function loadDemoInto(backend: Backend, assertLeaseHeld: () => Promise<void>): Promise<void> {
  const { clearAll, isEmpty, isHalfLoaded, loadDemo, showProgress } = await import('../demo/load.ts')
  const begunAnew = await isHalfLoaded(backend)
  if (begunAnew) await clearAll(backend)
  // Not empty after all: another server was in the middle of a step. Loading then fails, and the next start clears.
  if (begunAnew || (await isEmpty(backend)))
    await loadDemo(backend, { progress: showProgress, assertLeaseHeld })
}
