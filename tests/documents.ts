import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/** A name in a document with one of these extensions is a file, and not a command, a setting or a URL. */
const fileName = /^[\w@.-][\w@./-]*\.(ts|tsx|mjs|css|md|json|yaml|yml|conf|webp|service)$/

/** Names of files of other programs and of backups, and patterns such as `NNN-view.ts`. */
const isElsewhere = (name: string) => ['pg_hba.conf', 'manifest.json'].includes(name) || name.includes('NNN')

/** Each file that a document names must exist, each folder of its own room, and each file that a comment names. */
export function checkDocuments(): string[] {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  const files = tracked.trim().split('\n').filter(existsSync)
  const names = new Set(files.map((file) => basename(file)))
  const documents = files.filter((file) => file.endsWith('.md'))

  return [...documents.flatMap(brokenNames), ...files.filter(isSource).flatMap(brokenComments)]

  function brokenNames(document: string): string[] {
    const text = readFileSync(document, 'utf8')
    const exists = (path: string) => existsSync(normalize(join(dirname(document), path)))
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
    const broken = links.filter((path) => !exists(path))
    // The changelog names files as they were called at a release, so they need not exist now.
    const spans =
      document === 'CHANGELOG.md' ? [] : [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
    const missing = spans.filter(
      (name) =>
        fileName.test(name) &&
        !isElsewhere(name) &&
        !(name.includes('/') ? existsSync(name) || exists(name) || endsLike(files, name) : names.has(name)),
    )
    const folders = spans.filter((name) => /^[\w-]+\/$/.test(name) && document.endsWith('README.md'))
    const missingFolders = folders.filter(
      (name) => !existsSync(name) && !exists(name) && !isWrittenAtRunTime(name) && !hasFolder(files, name),
    )
    return [...new Set([...broken, ...missing, ...missingFolders])].map(
      (name) => `${document} names ${name}, which does not exist`,
    )
  }

  function brokenComments(source: string): string[] {
    const comments = [...readFileSync(source, 'utf8').matchAll(/^\s*(?:\/\/|\/?\*).*$/gm)].join('\n')
    const named = [...comments.matchAll(/(?<![\w/.-])[\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|md|css)\b/g)].flat()
    const missing = named.filter((name) => !existsSync(name) && !endsLike(files, name) && !isElsewhere(name))
    return [...new Set(missing)].map((name) => `${source} names ${name}, which does not exist`)
  }
}

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file)

/** Folders of the data directory and of the build. */
const isWrittenAtRunTime = (name: string) => ['derived/', 'arriving/', 'trash/', 'build/'].includes(name)

function hasFolder(files: string[], name: string): boolean {
  return files.some((file) => file.includes(`/${name}`))
}

/** Paths may begin anywhere below the root: `forms/read-form.ts`. */
function endsLike(files: string[], name: string): boolean {
  return files.some((file) => file.endsWith(`/${name}`))
}
