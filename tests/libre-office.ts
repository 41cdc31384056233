import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** The path of LibreOffice, if it is installed; no test requires it. */
export const libreOffice = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path))

/** Opens a file with LibreOffice and saves it in another format, with a temporary user profile. */
export async function savedByLibreOffice(
  { bytes, from }: { bytes: Uint8Array; from: string },
  to: string,
): Promise<Buffer<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'sgrada-office-'))
  try {
    await writeFile(join(folder, `list.${from}`), bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
    const target = ['--convert-to', to, '--outdir', join(folder, 'written')]
    await promisify(execFile)(libreOffice ?? 'soffice', [
      profile,
      '--headless',
      ...target,
      join(folder, `list.${from}`),
    ])
    return Buffer.from(await readFile(join(folder, 'written', `list.${to.split(':')[0]}`)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
