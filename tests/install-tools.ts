import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasNginx } from './engines/nginx.ts'
import { hasSwift } from './engines/swift-process.ts'
import { hasPostgres } from './engines/throwaway-postgres.ts'

/** The same browser without its window takes two thirds of the time. */
const withoutWindow = '/usr/bin/chromium-headless-shell'
const browsers = [withoutWindow, '/usr/bin/chromium']

export const chromium =
  process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path)) ?? withoutWindow

/** The tests need a real browser, database server and object store: on Debian as root, they are fetched here. */
export function installTools({ browser = true, proxy = false } = {}): void {
  const missing = [
    ...(!browser || existsSync(chromium) ? [] : ['chromium-headless-shell']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(hasSwift() ? [] : ['python3-swift']),
    ...(!proxy || hasNginx() ? [] : ['nginx', 'openssl']),
  ]
  installPackages(
    missing,
    'Elsewhere: install Chromium and name it in CHROMIUM_PATH; PostgreSQL belongs below /usr/lib/postgresql, ' +
      'OpenStack Swift below /usr/lib/python3/dist-packages, nginx at /usr/sbin/nginx.',
  )
}

export function installPackages(missing: string[], elsewhere: string): void {
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
    const { status } = spawnSync('apt-get', ['--quiet', '--quiet', ...args], { stdio: 'inherit', env })
    if (status !== 0) process.exit(1)
  }
}
