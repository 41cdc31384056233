import { randomBytes } from 'node:crypto'
import { type Config, ConfigError, firstPasswordRule } from '../../backend/config.ts'
import { joinInstallation } from '../../backend/installation.ts'
import { waitForLease } from '../../backend/jobs/with-lease.ts'
import type { Backend } from '../../backend/open.ts'
import { findPasswordFault } from '../../domain/people/new-password.ts'
import { jobActor } from '../../domain/record/actor.ts'

export interface FirstAdmin {
  email: string
  /** Missing when it was given in ADMIN_PASSWORD, which must not be printed. */
  password?: string
}

/**
 * Gives an empty backend its installation id, the demo building and its first administrator, whose generated
 * password is returned to be shown once. When several servers start at once, one does this and the others wait.
 */
export async function prepareFirstStart(
  backend: Backend,
  config: Config,
  built: Promise<void> = Promise.resolve(),
): Promise<FirstAdmin | undefined> {
  // A later start takes no lease, so it does not wait for other servers.
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
    // A failed build ends the process: an administrator created before would have a password that nobody has seen.
    await built
    await assertLeaseHeld()
    const { email, password: given } = config.firstAdmin
    const password = given ?? randomBytes(9).toString('base64url')
    await backend.auth.setAdmin({ email, password })
    return given === undefined ? { email, password } : { email }
  })
}

/**
 * Throws when ADMIN_PASSWORD is too easy to guess. It is checked only when it is about to be set, so that
 * installations with an older, weaker one still start.
 */
function assertStrongPassword({ email, password }: Config['firstAdmin']): void {
  if (password === undefined || !findPasswordFault(password, email)) return
  throw new ConfigError(
    `ADMIN_PASSWORD is too easy to guess for a first administrator: give one of ${firstPasswordRule}`,
  )
}

/**
 * Loads the demo building into an empty backend, or anew where an earlier start has loaded a part of it. The
 * demo's code is imported here, because it takes libraries that later starts should not load.
 */
async function loadDemoInto(backend: Backend, assertLeaseHeld: () => Promise<void>): Promise<void> {
  const { clearAll, isEmpty, isHalfLoaded, loadDemo, showProgress } = await import('../../demo/load.ts')
  const begunAnew = await isHalfLoaded(backend)
  if (begunAnew) await clearAll(backend)
  // If another server, which lost its lease, has written a part of the demo meanwhile, nothing is loaded: the
  // next start clears that part.
  if (begunAnew || (await isEmpty(backend)))
    await loadDemo(backend, { progress: showProgress, assertLeaseHeld })
}
