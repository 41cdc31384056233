// Runs a file of the project on the project's own Node: `node cli/run.mjs [--restart] [NODE OPTION...] FILE [ARGUMENT...]`.
// With --restart it is started again when it crashes.
// Plain JavaScript for any Node from 20.19 on, because it runs before the dependencies are installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const installed = join(modules, '.package-lock.json')
const ownNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function isInstalled() {
  if (!existsSync(ownNode) || !existsSync(installed)) return false
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Two installations at once would remove each other's files, so the second command waits for the first. */
const lock = join(root, '.installing')

async function takeLock() {
  for (let tries = 0; !isInstalled(); tries++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned()) rmSync(lock, { force: true })
    else if (tries === 0) console.log('Another command is installing dependencies here: waiting for it…')
    await sleep(200)
  }
  return false
}

/** Whether the process that wrote the lock was killed before it could remove it. */
function isAbandoned() {
  try {
    // The process id may have been reused since, so an old lock counts as abandoned, too.
    if (Date.now() - statSync(lock).mtimeMs > 15 * 60_000) return true
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

if (!isInstalled() && (await takeLock())) {
  console.log('Installing dependencies…')
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  rmSync(lock, { force: true })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

const args = process.argv.slice(2)
const restarts = args[0] === '--restart' && args.shift() !== undefined
const path = join(modules, '.bin') + delimiter + process.env.PATH
/** The exit code of the server after an error that nobody caught (server/process/global-logger.ts). */
const crashed = 70
/** A process that ran for a minute did not crash over its start. */
const stableAfter = 60_000
const maxCrashes = 10

let child
let stopping = false
let crashes = 0

function start() {
  const started = Date.now()
  child = spawn(ownNode, args, {
    cwd: root,
    stdio: 'inherit',
    // Without these settings glibc keeps a heap for each thread that decodes images, and never returns its memory.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', ...process.env, PATH: path },
  })
  child.on('exit', async (code, signal) => {
    if (Date.now() - started > stableAfter) crashes = 0
    const hasCrashed = code === crashed || (signal !== null && !stopping)
    if (!restarts || !hasCrashed || ++crashes > maxCrashes) process.exit(code ?? (signal ? 1 : 0))
    const pause = Math.min(2 ** (crashes - 1), 30)
    console.error(`The server has crashed and is started again in ${pause} s`)
    await sleep(1000 * pause)
    if (stopping) process.exit(1)
    start()
  })
}

// A terminal sends Ctrl-C to both processes, a supervisor sends SIGTERM to this one only. The child decides when to end.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopping = true
    if (!child.kill(signal)) process.exit(1)
  })
start()
