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
  if (browser && chromium !== withoutWindow && !process.env.CHROMIUM_PATH) await installFasterBrowser()
  await installPackages(
    missing,
    'Elsewhere: install Chromium and name it in CHROMIUM_PATH; PostgreSQL belongs below /usr/lib/postgresql, ' +
      'OpenStack Swift below /usr/lib/python3/dist-packages, nginx at /usr/sbin/nginx.',
  )
}

/** Where this fails, as without a network, the tests run in the browser that is there. It never replaces a package. */
async function installFasterBrowser(): Promise<void> {
  if (!canInstall()) return
  console.log('Installing chromium-headless-shell, with which the tests take two thirds of the time…')
  const limits = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']
  const args = ['install', '--yes', '--no-install-recommends', '--no-remove', 'chromium-headless-shell']
  const apt = spawn('apt-get', [...limits, ...args], { stdio: 'ignore', env: quietly })
  await once(apt, 'exit')
}

const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export async function installPackages(missing: string[], elsewhere: string): Promise<void> {
  if (missing.length === 0) return
  if (!canInstall()) {
    console.error(
      `The tests need ${missing.join(' and ')}. On Debian: sudo apt-get install ${missing.join(' ')}`,
    )
    console.error(elsewhere)
    process.exit(1)
  }
  console.log(`Installing ${missing.join(' and ')}…`)
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...missing]]) {
    const apt = spawn('apt-get', ['--quiet', '--quiet', ...args], { stdio: 'inherit', env: quietly })
    const [status] = await once(apt, 'exit')
    if (status !== 0) process.exit(1)
  }
}
