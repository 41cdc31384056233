import { findStoredPath } from '../../domain/files/stored-path.ts'
import type { FileStore } from '../files/file-store.ts'
import { readFully } from '../files/read-fully.ts'
import type { TimeoutBudget } from '../files/timeout-budget.ts'
import { loadSharp } from '../images/load-sharp.ts'
import { unlessBroken } from './unless-broken.ts'

/** In pixels: as wide and high as it is printed, twice over. */
const largest = { width: 900, height: 300 }

/** The company's logo as PNG, since paper is not white everywhere; undefined where there is none that can be read. */
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
