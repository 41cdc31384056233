import { createReadStream, createWriteStream, type Stats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isStoredPath } from '../../domain/files/stored-path.ts'
import {
  checkPageSize,
  contentTypeByExtension,
  type FileDetails,
  type FileListItem,
  type FileStore,
  InvalidPath,
  maxPageSize,
  type StoredFile,
} from './file-store.ts'

/** No part of a stored path starts with a dot, so `.details` and `.arriving` collide with no stored file. */
const detailsFolder = '.details'
const arrivingFolder = '.arriving'

export function createDiskStore(root: string): FileStore {
  const locate = (path: string) => {
    if (!isStoredPath(path)) throw new InvalidPath(path)
    return { file: join(root, path), details: join(root, detailsFolder, `${path}.json`) }
  }

  async function statFile(path: string) {
    const found = await stat(locate(path).file).catch(absent)
    return found?.isFile() ? found : undefined
  }

  async function head(path: string): Promise<StoredFile | undefined> {
    const { details } = locate(path)
    const found = await statFile(path)
    if (!found) return undefined
    return asStoredFile(
      path,
      found,
      (await readDetails(details)) ?? { contentType: contentTypeByExtension(path) },
    )
  }

  async function toListItem(path: string): Promise<FileListItem[]> {
    const found = await statFile(path)
    return found ? [{ path, size: found.size, modifiedAt: found.mtime.toISOString() }] : []
  }

  async function deleteAll(paths: string[]): Promise<void> {
    for (const { file, details } of paths.map(locate)) {
      await rm(file, { force: true })
      await rm(details, { force: true })
    }
  }

  /** The paths of all files below the folder of the prefix, which is `media` for `media/1`. */
  async function walk(prefix: string): Promise<string[]> {
    const files = await filesBelow(join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1)))
    return files.map((file) => relative(root, file).split(sep).join('/')).filter(isStoredPath)
  }

  return {
    head,

    async put(path, body, about) {
      const { file, details } = locate(path)
      const arriving = join(root, arrivingFolder, crypto.randomUUID())
      try {
        await writeDurably(arriving, body)
        const written = await stat(arriving)
        await writeDetails(details, about)
        await renameDurably(arriving, file)
        return asStoredFile(path, written, about)
      } finally {
        body.destroy()
        await rm(arriving, { force: true })
      }
    },

    async get(path, range) {
      const file = await head(path)
      return file && { file, body: createReadStream(locate(path).file, range) }
    },

    delete: (path) => deleteAll([path]),
    deleteAll,

    async move(from, to) {
      const [source, target] = [locate(from), locate(to)]
      const file = await head(from)
      if (!file) return false
      const { contentType, metadata } = file
      // Details are written first, as in put, so that an interrupted move leaves no file without them.
      await writeDetails(target.details, { contentType, metadata })
      const now = new Date()
      const rename = async () => {
        await utimes(source.file, now, now)
        await renameDurably(source.file, target.file)
        return true
      }
      // Another process may have moved or deleted the file since `head`.
      if (!(await rename().catch(absent))) return false
      await syncFolder(dirname(source.file))
      await rm(source.details, { force: true })
      return true
    },

    async list(prefix, { limit = maxPageSize, after = '' } = {}) {
      checkPageSize(limit)
      const paths = (await walk(prefix)).filter((path) => path.startsWith(prefix) && path > after).sort()
      const files = await Promise.all(paths.slice(0, limit).map(toListItem))
      const next = paths.length > limit ? paths[limit - 1] : undefined
      return { files: files.flat(), ...(next && { next }) }
    },

    async sweep(before, needed) {
      const unfinished = await filesBelow(join(root, arrivingFolder))
      const details = await filesBelow(join(root, detailsFolder))
      const orphaned = await Promise.all(
        details.map(async (file) => {
          const path = relative(join(root, detailsFolder), file).replace(/\.json$/, '')
          return needed.has(path) || (await stat(join(root, path)).catch(absent)) ? [] : [file]
        }),
      )
      for (const file of [...unfinished, ...orphaned.flat()]) {
        const found = await stat(file).catch(absent)
        if (found && found.mtime < before) await rm(file, { force: true })
      }
    },
  }
}

function asStoredFile(path: string, found: Stats, { contentType, metadata = {} }: FileDetails): StoredFile {
  return {
    path,
    contentType,
    metadata,
    size: found.size,
    modifiedAt: found.mtime.toISOString(),
    etag: `"${found.size.toString(16)}-${found.mtimeMs.toString(16)}"`,
  }
}

async function writeDurably(file: string, body: Readable): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await pipeline(body, createWriteStream(file, { flush: true }))
}

/** Undefined for a file that was copied into the folder by hand, and for one that is being deleted. */
async function readDetails(details: string): Promise<FileDetails | undefined> {
  const text = await readFile(details, 'utf8').catch(absent)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    // The details are damaged, but the file is not: its type follows from its name.
    return undefined
  }
}

async function writeDetails(details: string, about: FileDetails): Promise<void> {
  await makeFolderDurably(dirname(details))
  const unfinished = `${details}.${crypto.randomUUID()}`
  await writeFile(unfinished, JSON.stringify(about), { flush: true })
  await rename(unfinished, details)
  await syncFolder(dirname(details))
}

async function renameDurably(from: string, to: string): Promise<void> {
  await makeFolderDurably(dirname(to))
  await rename(from, to)
  await syncFolder(dirname(to))
}

/** A new folder is an entry of its parent, so every parent of a new folder is synced, too. */
async function makeFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)
  return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
