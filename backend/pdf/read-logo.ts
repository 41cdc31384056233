import { findStoredPath } from '../../domain/files/stored-path.ts'
import { type FileStore, readFully } from '../files/file-store.ts'
import type { TimeoutBudget } from '../files/timeout-budget.ts'
import { loadSharp } from '../images/load-sharp.ts'
import { isUnavailable } from '../is-unavailable.ts'

/** In pixels: twice the printed size. */
const largest = { width: 900, height: 300 }

/** The company's logo as PNG, which keeps transparency for coloured backgrounds; undefined without a readable one. */
export function readLogo(
  files: FileStore,
  url: string,
  timeout: TimeoutBudget,
): Promise<Uint8Array | undefined> {
  return unlessBroken(read(files, url, timeout))
}

async function read(files: FileStore, url: string, timeout: TimeoutBudget): Promise<Uint8Array | undefined> {
  const path = findStoredPath(url)
  const image = path === undefined ? undefined : await readFully(files, path, timeout)
  if (!image) return undefined
  const sharp = await loadSharp()
  return sharp(image)
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

/** Leaves out a broken image. An unavailable store is an error: a PDF without images would be cached for long. */
export async function unlessBroken<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isUnavailable(error)) throw error
    console.error('An image for a PDF could not be read', error)
    return undefined
  }
}
