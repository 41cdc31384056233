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

interface Saving {
  /** The endings of the files before and after. */
  from: string
  to: string
  /** How they are opened, as a person says in the window that asks. */
  as?: string | undefined
}

/** Opens files with LibreOffice and saves them in another format, with a temporary user profile. */
export async function allSavedByLibreOffice(
  files: readonly Uint8Array[],
  { from, to, as }: Saving,
): Promise<Buffer<ArrayBuffer>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sgrada-office-'))
  const place = (at: number) => join(folder, `list${at}.${from}`)
  try {
    await Promise.all(files.map((bytes, at) => writeFile(place(at), bytes)))
    await promisify(execFile)(libreOffice ?? 'soffice', [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
      '--headless',
      ...(as ? [`--infilter=${as}`] : []),
      ...['--convert-to', to, '--outdir', join(folder, 'written')],
      ...files.map((_, at) => place(at)),
    ])
    const written = (at: number) => join(folder, 'written', `list${at}.${to.split(':')[0]}`)
    return await Promise.all(files.map(async (_, at) => Buffer.from(await readFile(written(at)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function savedByLibreOffice(
  { bytes, from }: { bytes: Uint8Array; from: string },
  to: string,
): Promise<Buffer<ArrayBuffer>> {
  const [saved] = await allSavedByLibreOffice([bytes], { from, to })
  if (!saved) throw new Error('LibreOffice has saved nothing')
  return saved
}
