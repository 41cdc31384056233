import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** Where LibreOffice is installed; no test needs it to be. */
export const libreOffice = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path))

/** A file as LibreOffice opens it and writes it anew, in a profile of its own that goes again. */
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
