import { adoptFiles, joinInstallation } from '../backend/installation.ts'
import type { Backend } from '../backend/open.ts'
import { listTrash, purgedAt, restoreFile, type TrashedFile } from '../backend/removal/trash.ts'
import { findStoredPath } from '../domain/files/stored-path.ts'
import { trashPath } from '../domain/files/trash-path.ts'
import { openFromEnvironment } from './open-from-environment.ts'
import { readArguments } from './read-arguments.ts'
import { confirm } from './terminal.ts'

/**
 * `npm run files`: lists the trash. `-- restore PATH|all`: restores files. `-- sweep`: moves unreferenced files to the
 * trash, after a question if they are many. `-- adopt`: gives the file store the installation id of the database.
 */
const commands = new Map(Object.entries({ list, restore, sweep, adopt }))

const usage = 'npm run files [-- restore PATH|all | -- sweep | -- adopt]'
const {
  positionals: [name = 'list', argument = ''],
} = readArguments({ usage, flags: ['--yes'], most: 2, choices: [...commands.keys()] })
const command = commands.get(name)
if (!command || (name === 'restore') !== (argument !== '')) {
  console.error(`Usage: ${usage}`)
  process.exit(1)
}
const backend = await openFromEnvironment({ exclusive: false, command: 'files' })
console.log(await command(backend, argument))
await backend.close()

async function list({ files }: Backend): Promise<string> {
  const trashed = await listTrash(files)
  const lines = trashed.map(
    (file) =>
      `${day(file.deletedAt)}  ${day(purgedAt(file))}  ${String(file.size).padStart(10)}  ${file.path}`,
  )
  return lines.length === 0
    ? 'The trash is empty.'
    : ['deleted     kept until       bytes  path', ...lines].join('\n')
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Takes a stored path, a URL or a path in the trash. Of several files with the same path, the newest is restored. */
async function restore(backend: Backend, given: string): Promise<string> {
  const path = findStoredPath(given) ?? given
  const matches = (file: TrashedFile) => given === 'all' || file.path === path || trashPath(file) === path
  const matching = (await listTrash(backend.files)).filter(matches).reverse()
  const restored: string[] = []
  for (const file of matching) if (await restoreFile(backend, file)) restored.push(file.path)
  if (matching.length === 0) return `There is nothing like that in the trash: ${given}`
  return [
    ...restored,
    `Put back ${restored.length} of ${matching.length}; the others have a file at their place.`,
    'What no record points to goes into the trash again after an hour, in media/ after a day.',
  ].join('\n')
}

async function sweep(backend: Backend): Promise<string> {
  const refusal = await backend.sweep({ now: new Date() })
  if (!refusal) return 'Done.'
  if (await joinInstallation(backend)) return refusal
  console.log(refusal)
  await confirm('Move them to the trash?')
  return (await backend.sweep({ now: new Date(), anyNumber: true })) ?? 'Done.'
}

async function adopt(backend: Backend): Promise<string> {
  const mismatch = await joinInstallation(backend)
  if (!mismatch) return 'The stored files belong to the database already.'
  console.log(mismatch)
  await confirm('Do this database and these stored files belong together?')
  return `Joined as installation ${await adoptFiles(backend)}.`
}
