import { existsSync } from 'node:fs'
import { installPackages } from '../install-tools.ts'

export const firefoxProgram = '/usr/bin/firefox-esr'
export const webkitProgram = '/usr/bin/WebKitWebDriver'
export const displayProgram = '/usr/bin/Xvfb'

const packages = [
  { name: 'firefox-esr', program: firefoxProgram },
  { name: 'webkit2gtk-driver', program: webkitProgram },
  { name: 'xvfb', program: displayProgram },
]

/** Installs the browsers besides Chromium, which only `npm run test:browsers` needs. */
export async function installBrowsers(): Promise<void> {
  const missing = packages.filter(({ program }) => !existsSync(program))
  await installPackages(
    missing.map(({ name }) => name),
    `Elsewhere: ${missing.map(({ program }) => program).join(', ')} must be there.`,
  )
}
