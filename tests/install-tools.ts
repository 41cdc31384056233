import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { hasNginx } from './engines/nginx.ts'
import { hasSwift } from './engines/swift-process.ts'
import { hasPostgres } from './engines/throwaway-postgres.ts'

/** The headless build of Chromium, with which the tests take two thirds of the time. */
const withoutWindow = '/usr/bin/chromium-headless-shell'
const browsers = [withoutWindow, '/usr/bin/chromium']

export const chromium =
  process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path)) ?? withoutWindow

/** Installs the browser, database server and object store that the tests need, on Debian as root. */
export async function installTools({ browser = true, proxy = false } = {}): Promise<void> {
  const missing = [
    ...(!browser || existsSync(chromium) ? [] : ['chromium-headless-shell']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(hasSwift() ? [] : ['python3-swift']),
    ...(!proxy || hasNginx() ? [] : ['nginx', 'openssl']),
  ]
  await installPackages(
    missing,
    'Elsewhere: install Chromium and name it in CHROMIUM_PATH; PostgreSQL belongs below /usr/lib/postgresql, ' +
      'OpenStack Swift below /usr/lib/python3/dist-packages, nginx at /usr/sbin/nginx.',
  )
}

export async function installPackages(missing: string[], elsewhere: string): Promise<void> {
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      `The tests need ${missing.join(' and ')}. On Debian: sudo apt-get install ${missing.join(' ')}`,
    )
    console.error(elsewhere)
    process.exit(1)
  }
  console.log(`Installing ${missing.join(' and ')}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...missing]]) {
    const apt = spawn('apt-get', ['--quiet', '--quiet', ...args], { stdio: 'inherit', env })
    const [status] = await once(apt, 'exit')
    if (status !== 0) process.exit(1)
  }
}
